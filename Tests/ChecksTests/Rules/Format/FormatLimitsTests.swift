import Findings
import StringCatalog
import Testing

@testable import Checks

/// Texts that nobody writes, but that a file may hold: they end, and say what isn't compared.
struct FormatLimitsTests {
  @Test("A text with more specifiers than the formatter reads is not compared, and says so")
  func tooManySpecifiers() throws {
    let many = String(repeating: "%@", count: 128)
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(), inEntries: CatalogText.entry("a.b", ["en": "%@", "de": many]))
    #expect(
      findings.map(\.message) == [
        """
        the text in 'de' has more than 127 specifiers, so that they aren't compared with the \
        source's
        """
      ])
    #expect(findings.map(\.severity) == [.warning])
    let source = try RuleRun.findings(
      of: FormatSignatureRule(), inEntries: CatalogText.entry("a.b", ["en": many, "de": "%@"]))
    #expect(source.map(\.language) == ["en"])
  }

  @Test("As many percent signs as anybody likes are no specifiers")
  func manyPercentSigns() throws {
    let many = String(repeating: "%%", count: 500)
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(),
      inEntries: CatalogText.entry("a.b", ["en": "%@ \(many)", "de": "\(many) %lld"]))
    #expect(findings.map(\.markedText) == ["%lld"])
  }

  @Test(
    "Long texts end, in key, source value and translation, with few findings",
    arguments: [
      "%@", "% d", "%1$@%@", "% ", "%s", "%(a)@", "%(…)@", "%1 $@", "%#@x@", "%%", "%arg", "%{a}@",
      "%999$@", "%*d",
    ])
  func longTexts(_ piece: String) throws {
    let long = String(repeating: piece, count: 2_000)
    let entries = [
      CatalogText.entry("a.\(long)", state: "manual", ["en": long, "de": long]),
      CatalogText.entry("b.b", state: "manual", ["en": long, "fr": "%@ %lld"]),
      CatalogText.entry("c \(long)", ["it": "%@ %lld"]),
      CatalogText.entry("%@ %lld %%", ["en": "%1$@ %2$lld", "ja": long]),
    ]
    for rule in RuleRegistry.formatRules + RuleRegistry.symbolRules {
      let findings = try RuleRun.findings(of: rule, inEntries: entries.joined(separator: ","))
      #expect(findings.count < 200)
      for finding in findings { #expect(finding.message.utf8.count < 5_000) }
    }
  }
}
