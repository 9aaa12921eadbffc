import StringCatalog
import Testing

@Suite("What a localization holds")
struct LocalizedContentTests {
  @Test("A unit has its state and text, each with its place")
  func unit() throws {
    let catalog = try ModelFixture.catalog(
      content: #""stringUnit" : {"state" : "translated", "value" : "Jour\n"}"#)
    let unit = try #require(catalog.entries.first?.localizations.first?.content.stringUnit)
    #expect(unit.state == .translated)
    #expect(unit.value == "Jour\n")
    #expect(catalog.source(unit.stateRange) == "\"translated\"")
    #expect(catalog.source(unit.valueRange) == #""Jour\n""#)
    #expect(catalog.source(unit.range) == #"{"state" : "translated", "value" : "Jour\n"}"#)
  }

  /// The states of string-catalogs.md: seen in real files, or reported.
  @Test(
    "Every state is read, and unknown ones kept and reported",
    arguments: [
      ("new", TranslationState.new), ("translated", .translated), ("needs_review", .needsReview),
      ("machine_translated", .machineTranslated), ("stale", .stale),
      ("Translated", .other("Translated")), ("", .other("")), ("final", .other("final")),
    ])
  func states(_ spelling: String, _ state: TranslationState) throws {
    let catalog = try ModelFixture.catalog(content: ModelFixture.unit("x", state: spelling))
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(content.stringUnit?.state == state)
    #expect(state.catalogSpelling == spelling)
    if case .other = state {
      #expect(catalog.issues.map(\.kind) == [.unknownState(spelling)])
      #expect(catalog.issues.first?.language == "fr")
    } else {
      #expect(catalog.issues.isEmpty)
      #expect(TranslationState.known.contains(state))
    }
  }

  @Test("A unit without state or text is reported; the unit's own range stands in")
  func missing() throws {
    let catalog = try ModelFixture.catalog(content: #""stringUnit":{}"#)
    let unit = try #require(catalog.entries.first?.localizations.first?.content.stringUnit)
    #expect(unit.state == nil)
    #expect(unit.value == nil)
    #expect(unit.stateRange == unit.range)
    #expect(unit.valueRange == unit.range)
    #expect(catalog.issues.map(\.kind) == [.missingField("state"), .missingField("value")])
    #expect(catalog.issues.allSatisfy { $0.entry == "key" && $0.language == "fr" })
  }

  @Test(
    "Fields of another type are reported, and left out",
    arguments: [
      (#""stringUnit":"x""#, "stringUnit", JSONKind.object, JSONKind.string),
      (#""stringUnit":{"state":1,"value":"x"}"#, "state", .string, .number),
      (#""stringUnit":{"state":"new","value":null}"#, "value", .string, .null),
      (#""variations":[]"#, "variations", .object, .array),
      (#""variations":{"plural":"one"}"#, "plural", .object, .string),
      (#""variations":{"plural":{"one":"x"}}"#, "one", .object, .string),
      (#""substitutions":true"#, "substitutions", .object, .true),
      (#""substitutions":{"days":"x"}"#, "days", .object, .string),
      (#""substitutions":{"days":{"argNum":"1"}}"#, "argNum", .number, .string),
      (#""substitutions":{"days":{"formatSpecifier":1}}"#, "formatSpecifier", .string, .number),
      (#""stringSet":[]"#, "stringSet", .object, .array),
      (#""stringSet":{"state":"new","values":"x"}"#, "values", .array, .string),
      (#""stringSet":{"state":"new","values":["x",1]}"#, "values", .string, .number),
    ])
  func wrongType(
    _ content: String, _ field: String, _ expected: JSONKind, _ found: JSONKind
  ) throws {
    let catalog = try ModelFixture.catalog(content: content)
    let issue = try #require(catalog.issues.first)
    #expect(catalog.issues.count == 1)
    #expect(issue.kind == .wrongType(field: field, expected: expected, found: found))
    #expect(issue.entry == "key")
    #expect(issue.language == "fr")
  }

  @Test("Unknown fields are kept and reported, in units and sets too")
  func unknown() throws {
    let catalog = try ModelFixture.catalog(
      content: #"""
        "note":1,"stringUnit":{"state":"new","value":"","by":"A"},
        "stringSet":{"state":"new","values":[],"more":2},
        "substitutions":{"n":{"comment":"c","variations":{}}}
        """#)
    let content = try #require(catalog.entries.first?.localizations.first?.content)
    #expect(content.unknownFields.map(\.name) == ["note"])
    #expect(content.substitutions.first?.content.unknownFields.map(\.name) == ["comment"])
    #expect(
      catalog.issues.map(\.kind) == [
        .unknownField("note"), .unknownField("by"), .unknownField("more"), .unknownField("comment"),
      ])
  }

  @Test("A set of texts has its state and texts, each with its place")
  func stringSet() throws {
    let catalog = try ModelFixture.catalog(
      content: #""stringSet" : {"state" : "needs_review", "values" : ["Ouvrir", "Lancer"]}"#)
    let set = try #require(catalog.entries.first?.localizations.first?.content.stringSet)
    #expect(set.state == .needsReview)
    #expect(catalog.source(set.stateRange) == "\"needs_review\"")
    #expect(set.values.map(\.value) == ["Ouvrir", "Lancer"])
    #expect(set.values.map { catalog.source($0.range) } == ["\"Ouvrir\"", "\"Lancer\""])
    #expect(catalog.issues.isEmpty)
  }

  @Test("A set without a state has its own range for it")
  func stringSetWithoutState() throws {
    let set = try #require(try ModelFixture.content(#""stringSet":{"values":[]}"#).stringSet)
    #expect(set.state == nil)
    #expect(set.stateRange == set.range)
  }
}
