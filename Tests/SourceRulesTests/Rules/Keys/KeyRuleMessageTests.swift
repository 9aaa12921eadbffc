import Checks
import Findings
import Testing

@testable import SourceRules

/// What the rules on keys say, for cases that their examples leave open.
@Suite struct KeyRuleMessageTests {
  private func findings(
    _ source: String, _ entries: String, _ rule: any Rule
  ) throws -> [Finding] {
    try ExampleRun(RuleExample(source: source, entries: entries), rule: rule).findings
  }

  private static func value(_ value: String) -> String {
    #""k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "\#(value)" } } } }"#
  }

  /// What the formatter takes, by Apple's "String Format Specifiers", against what is passed.
  @Test(arguments: [
    (#"\("a") b"#, "%@", nil as String?),
    (#"\("a") b"#, "%lld", "takes argument 1 as a whole number"),
    (#"\(name) b"#, "%lld", nil), (#"\("a") \(1)"#, "%2$lld %1$@", nil),
    (#"\("a") \(1)"#, "%lld %@", "takes argument 1 as a whole number, but the code passes text"),
    (#"\("a")"#, "%@ %@", "takes an argument 2, but the code passes only one"),
    (#"\("a") \(1)"#, "%@", "leaves out argument 2 ('%lld')"),
    (#"\("a")"#, "100 %%", "leaves out argument 1 ('%@')"), (#"\(1)"#, "%1$lld of %1$lld", nil),
    (#"\(1.5)"#, "%.1f", nil), (#"\(1.5)"#, "%lld", "but the code passes a decimal number"),
    ("plain", "50% off", nil),
  ])
  func argumentsOfADefaultValue(passed: String, value: String, message: String?) throws {
    let found = try findings(
      #"let t = String(localized: "k", defaultValue: "\#(passed)")"#, Self.value(value),
      ArgumentMismatchRule())
    #expect(found.count == (message == nil ? 0 : 1))
    if let message { #expect(found.first?.message.contains(message) == true) }
  }

  @Test func onlyALeftOutArgumentIsAWarning() throws {
    let source = #"let t = String(localized: "k", defaultValue: "\("a")")"#
    #expect(
      try findings(source, Self.value("b"), ArgumentMismatchRule()).map(\.severity) == [.warning])
    #expect(
      try findings(source, Self.value("%d"), ArgumentMismatchRule()).map(\.severity) == [.error])
  }

  @Test func aTranslationWithoutASourceValueIsNamed() throws {
    let found = try findings(
      #"let t = Text("k")"#,
      #""k" : { "localizations" : { "th" : { "stringUnit" : { "value" : "ถึง %@" } } } }"#,
      ArgumentMismatchRule())
    #expect(
      found.first?.message
        == "the text of 'k' in Thai takes an argument 1, but the code passes none")
    #expect(found.first?.excerpt?.value == "ถึง %@")
  }

  @Test func aSubstitutionTakesItsArgument() throws {
    let entry = #"""
      "%lld of %@" : { "localizations" : { "en" : {
        "stringUnit" : { "value" : "%#@count@ of %2$@" },
        "substitutions" : { "count" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%arg page" } },
            "other" : { "stringUnit" : { "value" : "%arg pages" } } } } } }
      } } }
      """#
    #expect(try findings(#"let t = Text("\(3) of \("a")")"#, entry, ArgumentMismatchRule()) == [])
  }

  @Test func anUnsureKeyIsWrongOnlyWhereItFitsNoEntry() throws {
    let entries = #""%@ k" : { }, "%lld k" : { }"#
    #expect(try findings(#"let t = Text("\(a) k")"#, entries, ArgumentMismatchRule()) == [])
  }

  @Test func aMissingKeyIsSuggestedOrFoundInAnotherTable() throws {
    let near = try findings(
      #"let t = Text("forecast.titel")"#, #""forecast.title" : { }"#, MissingKeyRule())
    #expect(near.first?.message == "the catalog 'Localizable' has no key 'forecast.titel'")
    #expect(near.first?.remedy == "Did you mean 'forecast.title'? Else add the key.")
    #expect(near.first?.severity == .error)
    let text = try findings(
      #"let t = Text("Next days")"#, #""forecast" : { }"#, MissingKeyRule())
    #expect(text.first?.severity == .warning, "the source language's users read it right")
    let computed = try findings(
      #"let t = Text("b", tableName: table)"#, #""forecast" : { }"#, MissingKeyRule())
    #expect(computed.first?.message == "no catalog has the key 'b'")
    #expect(computed.first?.remedy == "Add the key to the catalog, or correct it.")
  }
}
