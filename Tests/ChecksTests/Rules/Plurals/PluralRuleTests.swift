import Findings
import StringCatalog
import Testing

@testable import Checks

/// What the rules on plural forms say; the severities are the project's table of checks.
struct PluralRuleTests {
  // "missing other in stringsdict export" in the project's collection of catalog bugs.
  @Test("A plural without 'other' is an error, in a stale entry too")
  func otherMissing() throws {
    let forms = PluralEntry.plural(["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików"])
    let findings = try RuleRun.findings(
      of: PluralOtherMissingRule(),
      inEntries: """
        "files" : {
          "extractionState" : "stale",
          "localizations" : { "pl" : { "variations" : \(forms) } }
        }
        """)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.message == "the plural has no 'other'")
    #expect(finding.variation == "plural")
    #expect(finding.excerpt?.value == "%lld plik")
  }

  // Foundation release notes for OS X 10.9: "If "zero" is present, the value is used for mapping the
  // argument value zero regardless of what CLDR rule specifies for the numeric value."
  @Test("'zero' is used in every language", arguments: ["en", "ja", "ru", "zh-Hans", "cs", "tr"])
  func zeroIsUsed(language: String) throws {
    let forms = PluralEntry.plural(["zero": "–", "other": "%lld"])
    let findings = try RuleRun.findings(
      of: PluralCategoryUnusedRule(),
      inEntries: PluralEntry.entry(key: "n", [(language, "\"variations\" : \(forms)")]))
    #expect(findings.isEmpty)
  }

  // Which categories CLDR 46 lists: en one other; zh other; ru one few many other; fr one many other.
  @Test(
    "One finding names all categories that a language doesn't have",
    arguments: [
      (
        "zh-Hans", ["few", "many", "one", "other"],
        "Simplified Chinese has no plural categories 'few', 'many' and 'one'"
      ),
      (
        "zh-Hant-HK", ["two", "other"],
        "Traditional Chinese (Hong Kong) has no plural category 'two'"
      ),
      ("en", ["one", "other", "two"], "English has no plural category 'two'"),
      ("ru", ["one", "two", "few", "many", "other"], "Russian has no plural category 'two'"),
      ("fr", ["one", "many", "few", "other"], "French has no plural category 'few'"),
    ])
  func unused(language: String, categories: [String], message: String) throws {
    let branches = categories.map { "\"\($0)\" : { \(PluralEntry.unit("%lld \($0)")) }" }
      .joined(separator: ", ")
    let findings = try RuleRun.findings(
      of: PluralCategoryUnusedRule(),
      inEntries: PluralEntry.entry(
        key: "n", [(language, "\"variations\" : { \"plural\" : { \(branches) } }")]))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test("An unused form that equals 'other' is only a note, and quotes itself")
  func unusedCopy() throws {
    let findings = try RuleRun.findings(
      of: PluralCategoryUnusedRule(),
      inEntries: PluralEntry.varied([
        "ja": ["one": "%lld件", "other": "%lld件"], "ko": ["one": "하나", "other": "%lld개"],
        "th": ["one": "หนึ่ง"],
      ]))
    #expect(findings.map(\.severity) == [.note, .warning, .warning])
    #expect(findings.map(\.excerpt?.value) == ["%lld件", "하나", "หนึ่ง"])
    #expect(findings.first?.remedy == "Delete 'one': no number takes it there.")
  }

  // Numbers of 'one' in CLDR 46: ru, uk, hr, lt, is, mk 1, 21, 31 …; hi, fr 0 and 1; en, pl, pt-PT 1.
  @Test(
    "A form for several numbers must show its number",
    arguments: [
      ("ru", "1, 21, 31, 41, 51 …", Severity.error),
      ("lt", "1, 21, 31, 41, 51 …", .error),
      ("is", "1, 21, 31, 41, 51 …", .error),
      ("hi", "0 and 1", .warning),
      ("fr-CA", "0 and 1", .warning),
      ("pt-BR", "0 and 1", .warning),
    ])
  func dropsNumber(language: String, numbers: String, severity: Severity) throws {
    let forms = PluralEntry.plural(["one": "x 10 1 y", "other": "%lld"])
    let findings = try RuleRun.findings(
      of: PluralOneDropsNumberRule(),
      inEntries: PluralEntry.entry(key: "n", [(language, "\"variations\" : \(forms)")]))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == severity)
    #expect(finding.message.hasPrefix("the text for 'one' leaves out the number, though "))
    #expect(finding.message.hasSuffix(" uses it for \(numbers)"))
    #expect(finding.excerpt == Excerpt(value: "x 10 1 y", marked: 5..<6))
  }

  @Test(
    "A form for one number may leave it out", arguments: ["en", "de", "pl", "pt-PT", "ar", "he"])
  func mayDropNumber(language: String) throws {
    let forms = PluralEntry.plural(["one": "eins", "two": "zwei", "zero": "null", "other": "%lld"])
    let findings = try RuleRun.findings(
      of: PluralOneDropsNumberRule(),
      inEntries: PluralEntry.entry(key: "n", [(language, "\"variations\" : \(forms)")]))
    #expect(findings.isEmpty)
  }

  @Test(
    "Another argument is not the number, and '%arg' or '%lld' is",
    arguments: [
      ("%2$@", "%1$lld %2$@", 1), ("%1$lld", "%1$lld %2$@", 0), ("%arg", "%lld", 0), ("a", "b", 0),
    ])
  func whatIsTheNumber(one: String, other: String, count: Int) throws {
    let findings = try RuleRun.findings(
      of: PluralOneDropsNumberRule(),
      inEntries: PluralEntry.varied(["uk": ["one": one, "other": other]]))
    #expect(findings.count == count)
  }

  // Latvian 'zero' takes 0, 10, 11 …; Slovenian 'two' takes 2, 102 … (CLDR 46).
  @Test("'zero' and 'two' for several numbers must show theirs too")
  func zeroAndTwo() throws {
    let findings = try RuleRun.findings(
      of: PluralOneDropsNumberRule(),
      inEntries: PluralEntry.substituted([
        "lv": ["zero": "nav", "one": "%arg vārds", "other": "%arg vārdi"],
        "sl": ["two": "dve", "one": "%arg beseda", "few": "%arg", "other": "%arg besed"],
        "en": ["zero": "none", "one": "one", "other": "%arg words"],
      ]))
    #expect(findings.map(\.language) == ["lv", "sl"])
    #expect(
      findings.map(\.variation) == [
        "substitutions.n.plural.zero", "substitutions.n.plural.two",
      ])
  }

  @Test(
    "Equal forms are found where the noun should change",
    arguments: [
      ("en", "%lld votes", "both forms of the plural are the same text"),
      ("pt-BR", "%lld novas postagens", "both forms of the plural are the same text"),
    ])
  func identical(language: String, text: String, message: String) throws {
    let forms = PluralEntry.plural(["one": text, "other": text])
    let findings = try RuleRun.findings(
      of: PluralFormsIdenticalRule(),
      inEntries: PluralEntry.entry(key: "n", [(language, "\"variations\" : \(forms)")]))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.excerpt == Excerpt(value: text, marked: 0..<text.utf8.count))
  }

  @Test("Equal forms of three categories and more name the numbers of each")
  func identicalOfThree() throws {
    let text = "%lld linija"
    let findings = try RuleRun.findings(
      of: PluralFormsIdenticalRule(),
      inEntries: PluralEntry.varied(["bs": ["one": text, "few": text, "other": text]]))
    #expect(findings.map(\.message) == ["all 3 forms of the plural are the same text"])
    #expect(
      findings.map(\.remedy) == [
        """
        Write the form of each category: 'one' (1, 21, 31, 41, 51 …), 'few' (2, 3, 4, 22, 23 …) \
        and 'other' (0, 5, 6, 7, 8 …).
        """
      ])
  }

  @Test("A plural of several numbers doesn't say which it counts")
  func ambiguousArgument() throws {
    let findings = try RuleRun.findings(
      of: PluralArgumentAmbiguousRule(),
      inEntries: PluralEntry.varied([
        "en": ["other": "%lld of %lld"], "ja": ["other": "%lld/%lld/%f"],
      ]))
    #expect(
      findings.map(\.message)
        == ["the plural has 2 numbers and doesn't say which of them it counts"])
  }
}
