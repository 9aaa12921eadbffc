import Checks
import StringCatalog
import Testing

@testable import SourceRules

@Suite struct KeyUsageTests {
  private func project(
    _ source: String, path: String = "App/View.swift", _ catalogs: [String: String],
    isWhole: Bool = true
  ) throws -> SourceProject {
    let inspected = try catalogs.sorted { $0.key < $1.key }.map { table, entries in
      InspectedCatalog(
        try Catalog(
          parsing: Array(#"{ "sourceLanguage": "en", "strings": { \#(entries) } }"#.utf8)),
        path: "App/\(table).xcstrings", options: CheckOptions())
    }
    let place = SourcePlace(path: path, options: SourceOptions())
    let bytes = Array(source.utf8)
    let facts = SourceInspector(rules: [], options: SourceOptions()).facts(of: bytes, at: place)
    return SourceProject(
      files: [
        SourceProject.File(
          path: path, place: place, facts: facts, words: UsedWords(everyWordOf: bytes))
      ], catalogs: inspected, isWhole: isWhole)
  }

  private func missing(_ source: String, _ catalogs: [String: String]) throws -> [String] {
    KeyUsage(try project(source, catalogs)).missing.map(\.use.key.text)
  }

  @Test func tablesAreKeptApart() throws {
    let catalogs = ["Localizable": #""a": {}"#, "Widget": #""b": {}"#]
    #expect(try missing(#"let t = Text("b")"#, catalogs) == ["b"])
    #expect(try missing(#"let t = Text("b", tableName: "Widget")"#, catalogs) == [])
    #expect(try missing(#"let t = Text("c", tableName: "Other")"#, catalogs) == [])
    #expect(try missing(#"let t = Text("b", tableName: table)"#, catalogs) == [])
    #expect(try missing(#"let t = Text("c", tableName: table)"#, catalogs) == ["c"])
  }

  @Test(arguments: [
    #"#Preview { Text("Sample") }"#, #"let t = Text("%")"#, #"let t = Text("")"#,
    #"let t = NSLocalizedString("Cancel", bundle: Bundle(for: UIButton.self), comment: "")"#,
    #"let t = Text("\(name)")"#,
  ])
  func whatNeedsNoEntryIsNotMissed(_ source: String) throws {
    #expect(try missing(source, ["Localizable": #""a": {}"#]) == [])
  }

  @Test func testsMissNothing() throws {
    let project = try project(
      #"let t = Text("b")"#, path: "AppTests/ViewTests.swift", ["Localizable": #""a": {}"#])
    #expect(KeyUsage(project).missing.isEmpty)
    #expect(KeyUsage(project).unused(in: project) == nil, "no source of the app was looked at")
  }

  @Test func keysAreComparedByteByByte() throws {
    // The same word, composed and decomposed, is one to Swift and two to the system.
    #expect(
      try missing("let t = Text(\"Café\")", ["Localizable": "\"Cafe\u{301}\": {}"]) == ["Café"])
  }

  @Test func symbolsBelongToTheirTable() throws {
    let manual = #"{ "extractionState": "manual" }"#
    let project = try project(
      "let a: LocalizedStringResource = .Widget.title\n",
      ["Localizable": #""title": \#(manual)"#, "Widget": #""title": \#(manual)"#])
    let usage = KeyUsage(project)
    let uses = usage.uses(of: [0, 1]) { _ in
      Array("let a: LocalizedStringResource = .Widget.title\n".utf8)
    }
    #expect(uses[0] == [])
    #expect(uses[1]?.map(\.location.column) == [42])
  }

  @Test func aPartialScanKnowsNothingUnused() throws {
    let project = try project("let a = 1", ["Localizable": #""a": {}"#], isWhole: false)
    #expect(KeyUsage(project).unused(in: project) == nil)
  }

  @Test func theSystemsTablesAreNotUnused() throws {
    let project = try project(
      "let a = 1",
      [
        "InfoPlist": #""a": {}"#, "AppShortcuts": #""b": {}"#,
        "Localizable": #""c": {}, "": {}, "%lld%%": {}"#,
        "mul.lproj/Main": #""5kV-Vb-QxS.title": {}"#,
      ])
    let usage = KeyUsage(project)
    #expect(usage.unused(in: project)?.map { usage.entries[$0].key } == ["c"])
  }

  @Test(arguments: [
    ("level.*", "level.1", true), ("level.*", "level.", true), ("level.*", "levels.1", false),
    ("*.title", "a.b.title", true), ("a*b*c", "abbc", true), ("a*b*c", "abcb", false),
    ("*", "", true), ("", "a", false), ("a", "a", true), ("**", "x", true),
  ])
  func patternsMatch(_ pattern: String, _ key: String, _ isMatch: Bool) {
    #expect(KeyPattern(pattern).matches(key) == isMatch)
  }
}
