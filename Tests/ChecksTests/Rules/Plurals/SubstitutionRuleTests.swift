import Findings
import StringCatalog
import Testing

@testable import Checks

/// What the rules on substitutions say.
struct SubstitutionRuleTests {
  // xcstringstool: "Referencing undefined substitution 'arg3' (en: Next meeting at %lld %lld)".
  @Test("An undefined substitution is an error that names the nearest one")
  func undefined() throws {
    let findings = try RuleRun.findings(
      of: SubstitutionUndefinedRule(),
      inEntries: PluralEntry.substituted(
        text: "Next meeting at %#@n@ %#@m@", ["en": ["other": "%arg %#@other@"]]))
    #expect(
      findings.map(\.message) == [
        "the substitution 'm' isn't defined in 'en'",
        "the substitution 'other' isn't defined in 'en'",
      ])
    #expect(findings.map(\.severity) == [.error, .error])
    #expect(
      findings.map(\.remedy) == [
        "Write '%#@n@', or define 'm' as well.",
        "Define it under 'substitutions' of 'en'.",
      ])
    #expect(findings.first?.excerpt?.marked == 22..<27)
  }

  @Test("Names are told apart scalar for scalar")
  func canonicallyEquivalent() throws {
    let forms = PluralEntry.plural(["other": "%arg"])
    let findings = try RuleRun.findings(
      of: SubstitutionUndefinedRule(),
      inEntries: PluralEntry.entry(
        key: "n",
        [
          (
            "en",
            """
            \(PluralEntry.unit("%#@e\u{301}@ %#@\u{E9}@")),
            "substitutions" : { "e\u{301}" : { "formatSpecifier" : "lld", "variations" : \(forms) } }
            """
          )
        ]))
    #expect(findings.map(\.excerpt?.marked) == [8..<14])
  }

  @Test("Many substitutions are looked up quickly, and suggest nothing")
  func manyNames() throws {
    let forms = PluralEntry.plural(["other": "%arg"])
    let defined = (0..<200).map { number in
      "\"n\(number)\" : { \"formatSpecifier\" : \"lld\", \"variations\" : \(forms) }"
    }.joined(separator: ", ")
    let findings = try RuleRun.findings(
      of: SubstitutionUndefinedRule(),
      inEntries: PluralEntry.entry(
        key: "n",
        [("en", "\(PluralEntry.unit("%#@n7@ %#@n200@")), \"substitutions\" : { \(defined) }")]))
    #expect(findings.map(\.remedy) == ["Define it under 'substitutions' of 'en'."])
  }

  // xcstringstool: "Substitution 'arg1' was never referenced", a warning.
  @Test("An unused substitution is a warning at its name")
  func unused() throws {
    let findings = try RuleRun.findings(
      of: SubstitutionUnusedRule(),
      inEntries: PluralEntry.substituted(text: "Days", ["sv": ["other": "%arg dagar"]]))
    #expect(findings.map(\.message) == ["no text in 'sv' uses the substitution 'n'"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.variation) == ["substitutions.n"])
    #expect(findings.map(\.remedy) == ["Write '%#@n@' where it belongs, or delete it."])
  }

  @Test("A substitution within another's text is used")
  func usedWithin() throws {
    let inner = PluralEntry.plural(["other": "%arg files"])
    let outer = PluralEntry.plural(["other": "%arg folders of %#@files@"])
    let findings = try RuleRun.findings(
      of: SubstitutionUnusedRule(),
      inEntries: PluralEntry.entry(
        key: "contents",
        [
          (
            "en",
            """
            \(PluralEntry.unit("%#@folders@")), "substitutions" : {
              "files" : { "formatSpecifier" : "lld", "variations" : \(inner) },
              "folders" : { "formatSpecifier" : "lld", "variations" : \(outer) }
            }
            """
          )
        ]))
    #expect(findings.isEmpty)
  }

  // "substitution with no %arg in leaves loses argument" in the collection of catalog bugs.
  @Test(
    "A source's substitution must show its number in 'other'",
    arguments: [
      ("%#@n@", "cats", 1), ("%#@n@", "%arg cats", 0), ("%#@n@", "%lld cats", 0),
      ("%#@n@", "%2$@ cats", 0), ("%1$lld %#@n@", "cats", 0), ("%2$@: %#@n@", "cats", 1),
    ])
  func withoutArgument(text: String, other: String, count: Int) throws {
    let findings = try RuleRun.findings(
      of: SubstitutionWithoutArgumentRule(),
      inEntries: PluralEntry.substituted(text: text, ["en": ["one": "a cat", "other": other]]))
    #expect(findings.count == count)
    for finding in findings {
      #expect(finding.message == "the substitution 'n' never shows its number")
      #expect(finding.severity == .warning)
      #expect(finding.variation == "substitutions.n.plural.other")
    }
  }

  @Test(
    "Without a source value the key says whether a number is to be shown",
    arguments: [
      ("%lld cats", 1), ("cats.%lld", 0), ("cats", 0),
    ])
  func withoutSource(key: String, count: Int) throws {
    let findings = try RuleRun.findings(
      of: SubstitutionWithoutArgumentRule(),
      inEntries: PluralEntry.substituted(key: key, ["el": ["one": "γάτα", "other": "γάτες"]]))
    #expect(findings.count == count)
  }

  @Test(
    "A form that the source has too is compared by 'format-signature', unless none shows a number",
    arguments: [("kat", 1), ("%arg kat", 0)])
  func sameNameInSource(one: String, count: Int) throws {
    let findings = try RuleRun.findings(
      of: SubstitutionWithoutArgumentRule(),
      inEntries: PluralEntry.substituted([
        "en": ["other": "%arg cats"], "nl": ["one": one, "other": "katten"],
      ]))
    #expect(findings.count == count)
  }

  private static func argument(_ fields: String, text: String = "%#@n@") throws -> [Finding] {
    let forms = PluralEntry.plural(["other": "%arg cats"])
    return try RuleRun.findings(
      of: SubstitutionArgumentRule(),
      inEntries: PluralEntry.entry(
        key: "cats",
        [
          (
            "en",
            """
            \(PluralEntry.unit(text)),
            "substitutions" : { "n" : { \(fields)"variations" : \(forms) } }
            """
          )
        ]))
  }

  // Core Foundation keeps an argument's position in a signed byte: 127 at most.
  @Test(
    "What ties a substitution to its argument must be right",
    arguments: [
      (
        "\"argNum\" : 0, \"formatSpecifier\" : \"lld\", ",
        "the substitution 'n' counts argument 0, which isn't from 1 to 127"
      ),
      (
        "\"argNum\" : 128, \"formatSpecifier\" : \"lld\", ",
        "the substitution 'n' counts argument 128, which isn't from 1 to 127"
      ),
      ("\"argNum\" : 1, ", "the substitution 'n' has no 'formatSpecifier'"),
      (
        "\"formatSpecifier\" : \"%lld\", ",
        "'%lld' is no format specifier for the substitution 'n'"
      ),
      ("\"formatSpecifier\" : \"\", ", "'' is no format specifier for the substitution 'n'"),
      (
        "\"argNum\" : 3, \"formatSpecifier\" : \"d\", ",
        "the substitution 'n' counts argument 3, but nothing takes argument 1"
      ),
    ])
  func argumentFields(fields: String, message: String) throws {
    let findings = try Self.argument(fields)
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.severity) == [message.contains("nothing") ? .warning : .error])
  }

  @Test(
    "Right fields are left alone",
    arguments: [
      ("\"formatSpecifier\" : \"lld\", ", "%#@n@"),
      ("\"argNum\" : 2, \"formatSpecifier\" : \"lu\", ", "%@: %#@n@"),
      ("\"argNum\" : 2, \"formatSpecifier\" : \".1f\", ", "%1$@: %#@n@"),
    ])
  func rightFields(fields: String, text: String) throws {
    #expect(try Self.argument(fields, text: text).isEmpty)
  }

  @Test("A translation counts the source's argument")
  func differsFromSource() throws {
    func language(_ name: String, _ text: String, _ number: Int) -> (String, String) {
      let forms = PluralEntry.plural(["other": "%arg"])
      let fields = "\"argNum\" : \(number), \"formatSpecifier\" : \"lld\""
      return (
        name,
        """
        \(PluralEntry.unit(text)), "substitutions" : { "n" : { \(fields), "variations" : \(forms) } }
        """
      )
    }
    let findings = try RuleRun.findings(
      of: SubstitutionArgumentRule(),
      inEntries: PluralEntry.entry(
        key: "%lld of %lld",
        [language("en", "%lld of %#@n@", 2), language("hi", "%#@n@ %lld", 1)]))
    #expect(
      findings.map(\.message)
        == ["the substitution 'n' counts argument 1, in the source argument 2"])
    #expect(findings.map(\.remedy) == ["Set 'argNum' to 2."])
    #expect(findings.map(\.severity) == [.error])
  }
}
