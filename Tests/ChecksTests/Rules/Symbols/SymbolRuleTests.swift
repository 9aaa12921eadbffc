import Findings
import StringCatalog
import Testing

@testable import Checks

/// What the rules about generated symbols say.
///
/// The errors are Xcode 26's, as public reports quote
/// them; the wording is the project's.
struct SymbolRuleTests {
  private func manual(_ key: String, _ value: String = "Text") -> String {
    CatalogText.entry(key, state: "manual", ["en": value])
  }

  @Test(
    "A specifier without a Swift type says why",
    arguments: [
      (
        "%s", "'%s' has no Swift type: it takes a C string",
        "Write '%@' instead, and pass a string."
      ),
      (
        "%S", "'%S' has no Swift type: it takes a C string of UTF-16",
        "Write '%@' instead, and pass a string."
      ),
      (
        "%c", "'%c' has no Swift type: it takes a character",
        "Write '%@' instead, and pass a string."
      ),
      (
        "%p", "'%p' has no Swift type: it takes a pointer", "Write '%@' instead, and pass a string."
      ),
      ("%Lf", "'%Lf' has no Swift type: it takes a 'long double'", "Write '%lf' instead."),
      (
        "%-5d", "'%-5d' has no Swift type: it has a '-'",
        "Leave the '-' out; where a percent sign is meant, set 'generatesSymbol' to false."
      ),
      (
        "%*d", "'%*d' has no Swift type: its width or precision is an argument of its own",
        "Write the number in the place of the '*'."
      ),
    ])
  func untypedSpecifier(_ specifier: String, _ message: String, _ remedy: String) throws {
    let findings = try RuleRun.findings(
      of: UntypedSpecifierRule(), inEntries: manual("greeting", "Hello %@ \(specifier)!"))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.remedy) == [remedy])
    #expect(findings.map(\.markedText) == [specifier])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.language) == ["en"])
  }

  @Test("Each untyped specifier is found at its own place, in value, key and substitution")
  func untypedSpecifierPlaces() throws {
    let twice = try RuleRun.findings(
      of: UntypedSpecifierRule(), inEntries: manual("greeting", "%s, %s"))
    #expect(twice.map(\.excerpt?.marked) == [0..<2, 4..<6])
    let key = try RuleRun.findings(
      of: UntypedSpecifierRule(), inEntries: "\"Hello %s\" : { \"extractionState\" : \"manual\" }")
    #expect(key.map(\.excerpt?.value) == ["Hello %s"])
    #expect(key.map(\.markedText) == ["%s"])
    let substitution = CatalogText.substituted(
      "%#@letters@", "letters", format: "c", ["other": "%arg"])
    let substituted = try RuleRun.findings(
      of: UntypedSpecifierRule(),
      inEntries: """
        "letters" : {
          "extractionState" : "manual", "localizations" : { "en" : { \(substitution) } }
        }
        """)
    #expect(substituted.map(\.message) == ["'%c' has no Swift type: it takes a character"])
    #expect(substituted.map(\.language) == ["en"])
  }

  /// Keys from which Xcode is "unable to derive a symbol name", as public reports quote it.
  @Test(
    "A key without a word makes no symbol",
    arguments: ["", "%lld", "%lld%%", "%@ → %@", "…"])
  func notDerivable(_ key: String) throws {
    let findings = try RuleRun.findings(of: SymbolNotDerivableRule(), inEntries: manual(key))
    #expect(
      findings.map(\.message) == ["the key '\(key)' has no word to make a symbol's name from"])
    #expect(
      findings.map(\.remedy) == ["Name the key in words, or set 'generatesSymbol' to false."])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test("A name that Swift doesn't take, and labels that make no parameters")
  func invalidNames() throws {
    let dollar = try RuleRun.findings(
      of: SymbolNotDerivableRule(), inEntries: manual("${name} likes it"))
    #expect(
      dollar.map(\.message) == [
        "the key makes the symbol name '$NameLikesIt', which Swift doesn't take"
      ])
    let labels = try RuleRun.findings(
      of: SymbolNotDerivableRule(), inEntries: manual("mood", "%(…)@ %(a)@ %(a)@"))
    #expect(
      labels.map(\.message) == [
        "the label '…' makes no Swift name", "two arguments have the label 'a'",
      ])
    #expect(labels.map(\.excerpt?.marked) == [0..<7, 14..<19])
    let key = try RuleRun.findings(
      of: SymbolNotDerivableRule(), inEntries: manual("%(a)@ or %(a)@", "%1$@ or %2$@"))
    #expect(key.map(\.markedText) == ["%(a)@"])
    #expect(key.map(\.excerpt?.marked) == [9..<14])
    let made = try RuleRun.findings(
      of: SymbolNotDerivableRule(), inEntries: manual("both", "%(first name)@ %(firstName)@"))
    #expect(made.map(\.message) == ["two arguments have the label 'firstName'"])
    #expect(made.map(\.entry) == ["both"])
  }

  @Test(
    "A table whose name can't be a type's is reported once",
    arguments: [
      (
        "2024", "symbol-not-derivable",
        "the table's name '2024' can't be a Swift type's, as its symbols need one"
      ),
      (
        "Type", "symbol-reserved",
        "no Swift type may have the name of the table, 'Type', as its symbols need one"
      ),
    ])
  func tableName(_ table: String, _ rule: String, _ message: String) throws {
    var options = CheckOptions()
    options.onlyRules = ["symbol-not-derivable", "symbol-reserved"]
    let text = RuleExample(entries: manual("a") + "," + manual("b")).markedText
    let catalog = InspectedCatalog(
      try Catalog(parsing: Array(text.utf8)), path: "App/\(table).xcstrings", options: options)
    let findings = CatalogChecker(options: options).findings(
      in: InspectedProject(catalogs: [catalog], files: ProjectFiles()))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.rule) == [rule])
  }

  @Test("A table's name doesn't matter where no entry has a symbol")
  func tableNameWithoutSymbols() throws {
    let text = RuleExample(entries: CatalogText.entry("a", ["de": "b"])).markedText
    let catalog = InspectedCatalog(
      try Catalog(parsing: Array(text.utf8)), path: "2024.xcstrings", options: CheckOptions())
    #expect(catalog.tableNameError == nil)
  }

  /// Xcode calls the name of the key `Type` too close to a reserved keyword.
  @Test(
    "A reserved name is named",
    arguments: [("Type", "type"), ("TYPE", "type"), ("Self", "self"), ("init: %@", "init")])
  func reserved(_ key: String, _ name: String) throws {
    let findings = try RuleRun.findings(of: SymbolReservedRule(), inEntries: manual(key))
    #expect(
      findings.map(\.message) == [
        "the key '\(key)' makes the symbol name '\(name)', which Swift keeps for itself"
      ])
    #expect(
      findings.map(\.remedy) == [
        "Rename the key, such as to '\(name).label', or set 'generatesSymbol' to false."
      ])
  }

  /// "This string key would generate the same symbol as …", of the pairs in public reports.
  @Test(
    "A collision names both keys and the line of the first",
    arguments: [
      ("OK", "Ok", "'Ok' makes the same symbol as 'OK' in line 4: 'ok'", Severity.error),
      (
        "Temp Targets", "• Temp Targets",
        "'• Temp Targets' makes the same symbol as 'Temp Targets' in line 4: 'tempTargets'", .error
      ),
      (
        "glucose", "Glucose: %@",
        """
        'Glucose: %@' makes the symbol name of 'glucose' in line 4: 'glucose(_ arg1: String)' \
        beside 'glucose'
        """, .error
      ),
      (
        "Normal", "Normal (%@-%@)",
        """
        'Normal (%@-%@)' makes the symbol name of 'Normal' in line 4: \
        'normal(_ arg1: String, _ arg2: String)' beside 'normal'
        """, .error
      ),
      (
        "%(a)@ left", "%(b)@ left",
        """
        '%(b)@ left' makes a symbol that only its labels tell from that of '%(a)@ left' in line 4: \
        'left(b: String)'
        """, .warning
      ),
      (
        "open.YouTube", "open.Youtube",
        """
        'open.Youtube' makes a symbol that only case tells from that of 'open.YouTube' in line 4: \
        'openYoutube'
        """, .warning
      ),
    ])
  func collision(_ first: String, _ second: String, _ message: String, _ severity: Severity) throws
  {
    let entries = [first, second].map { "\"\($0)\" : { \"extractionState\" : \"manual\" }" }
    let findings = try RuleRun.findings(
      of: SymbolCollisionRule(), inEntries: entries.joined(separator: ",\n"))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.severity) == [severity])
    #expect(findings.map(\.entry) == [second])
    #expect(findings.map(\.location.line) == [5])
  }

  @Test("Of three keys with one symbol two are reported; a duplicate key is another rule's")
  func collisionOfThree() throws {
    let keys = ["Block Sender", "Block Sender?", "Block Sender…", "Block Sender"]
    let entries = keys.map { "\"\($0)\" : { \"extractionState\" : \"manual\" }" }
    let findings = try RuleRun.findings(
      of: SymbolCollisionRule(), inEntries: entries.joined(separator: ","))
    #expect(findings.map(\.entry) == ["Block Sender?", "Block Sender…"])
  }

  @Test("A symbol's arguments are those of the branch 'other'")
  func collisionOfPlurals() throws {
    let plural = CatalogText.variations(["one": "One seat", "other": "%lld seats"])
    let entries = ["seats", "Seats"].map { key in
      """
      "\(key)" : { "extractionState" : "manual", "localizations" : { "en" : { \(plural) } } }
      """
    }
    let findings = try RuleRun.findings(
      of: SymbolCollisionRule(), inEntries: entries.joined(separator: ",\n"))
    #expect(
      findings.map(\.message) == [
        "'Seats' makes the same symbol as 'seats' in line 4: 'seats(_ arg1: Int)'"
      ])
  }

  /// A user's report: "50% off" makes a symbol with a parameter of type `UInt`; Swedish "50%-ig"
  /// is refused as `%-i`.
  @Test(
    "A percent sign that becomes a parameter",
    arguments: [
      ("50% off", "Xcode's symbol takes '% o' for an argument of type 'UInt32'", "% o"),
      ("50%-ig rabatt", "Xcode's symbol takes '%-i' for an argument without a Swift type", "%-i"),
    ])
  func percentSign(_ value: String, _ message: String, _ marked: String) throws {
    let findings = try RuleRun.findings(
      of: SymbolPercentSignRule(), inEntries: manual("sale", value))
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.markedText) == [marked])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test("An entry that isn't ready for symbols says what is missing")
  func readiness() throws {
    let entries = [
      "\"Sunset\" : { }", "\"Rain\" : { \"extractionState\" : \"manual\" }",
      "\"AppShortcut\" : { \"extractionState\" : \"manual\", \"localizations\" : { \"en\" : "
        + "{ \"stringSet\" : { \"state\" : \"new\", \"values\" : [ \"a\" ] } } } }",
    ]
    let findings = try RuleRun.findings(
      of: SymbolReadinessRule(), inEntries: entries.joined(separator: ","))
    #expect(
      findings.map(\.message) == [
        "the entry isn't manual, so that Xcode makes no symbol for it",
        "the manual entry has no text in the source language 'en'",
      ])
    #expect(
      findings.map(\.remedy) == [
        "Set 'extractionState' to 'manual', and call the text by its symbol.",
        "Add the text in 'en'.",
      ])
    #expect(SymbolReadinessRule.description.isOptIn)
  }

  @Test("A manual name without a source text shows as it is")
  func missingSourceValue() throws {
    let findings = try RuleRun.findings(
      of: MissingSourceValueRule(),
      inEntries: CatalogText.entry("alert.title", state: "manual", ["fi": "Varoitus"]))
    #expect(findings.map(\.message) == ["the entry has no text in the source language 'en'"])
    #expect(findings.map(\.language) == ["en"])
    #expect(findings.map(\.severity) == [.warning])
  }
}
