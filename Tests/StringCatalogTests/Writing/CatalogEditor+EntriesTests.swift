import StringCatalog
import Testing

/// Expectations are written by hand.
@Suite("Edits of entries")
struct CatalogEditorEntriesTests {
  private let empty = "    \"%@\" : {\n\n    }"
  private func xcode(_ keys: String...) -> String {
    EditedCatalog.xcode(
      keys.map { empty.replacing("%@", with: $0) }.joined(separator: ",\n"))
  }

  @Test("An entry is added where the order of a sorted file has it")
  func addition() throws {
    for key in ["_", "b", "B9", "B10", "d"] {
      let text = try EditedCatalog.text(of: xcode("a", "B2", "B11", "c")) {
        try $0.addEntry(CatalogEntry(key))
      }
      let expected: String =
        switch key {
        case "_": xcode("_", "a", "B2", "B11", "c")
        case "b": xcode("a", "b", "B2", "B11", "c")
        case "B9": xcode("a", "B2", "B9", "B11", "c")
        case "B10": xcode("a", "B2", "B10", "B11", "c")
        default: xcode("a", "B2", "B11", "c", "d")
        }
      #expect(text == expected, "\(key)")
    }
  }

  @Test("Many entries that are added to an empty file are found, renamed and removed")
  func manyAdditions() throws {
    let keys = (0..<60).map { "key \($0)" }
    let text = try EditedCatalog.text(of: xcode()) { editor in
      for key in keys.reversed() { try editor.addEntry(CatalogEntry(key)) }
      for key in keys { #expect(editor.hasEntry(key)) }
      #expect(throws: CatalogEditError.self) { try editor.addEntry(CatalogEntry("key 59")) }
      try editor.renameEntry("key 59", to: "key 60")
      #expect(!editor.hasEntry("key 59"))
      for key in keys.dropFirst().dropLast() { try editor.removeEntry(key) }
    }
    #expect(text == xcode("key 0", "key 60"))
  }

  @Test("An entry is added at the end of an unsorted file, and by code points where those order it")
  func otherOrders() throws {
    #expect(
      try EditedCatalog.text(of: xcode("c", "b", "d")) { try $0.addEntry(CatalogEntry("a")) }
        == xcode("c", "b", "d", "a"))
    #expect(
      try EditedCatalog.text(of: xcode("B", "D", "a")) { try $0.addEntry(CatalogEntry("C")) }
        == xcode("B", "C", "D", "a"))
    // What the file was when it was read counts, not what an edit has left of it.
    #expect(
      try EditedCatalog.text(of: xcode("c", "b", "d")) {
        try $0.removeEntry("b")
        try $0.addEntry(CatalogEntry("a"))
      } == xcode("c", "d", "a"))
  }

  @Test("The first entry of a catalog, and the last one gone")
  func firstAndLast() throws {
    let none = EditedCatalog.xcode("").replacing("{\n\n  }", with: "{\n\n  }")
    #expect(
      try EditedCatalog.text(of: none) { try $0.addEntry(CatalogEntry("a")) } == xcode("a"))
    #expect(try EditedCatalog.text(of: xcode("a")) { try $0.removeEntry("a") } == none)
  }

  @Test("Entries are removed with their commas")
  func removal() throws {
    for key in ["a", "b", "c"] {
      let rest = ["a", "b", "c"].filter { $0 != key }
      #expect(
        try EditedCatalog.text(of: xcode("a", "b", "c")) { try $0.removeEntry(key) }
          == xcode(rest[0], rest[1]))
    }
    let twice = EditedCatalog.minified(#""a":{},"b":{},"a":5"#)
    #expect(
      try EditedCatalog.text(of: twice) { try $0.removeEntry("a") }
        == EditedCatalog.minified(#""b":{}"#))
  }

  @Test("A renamed entry moves in a sorted file and stays in an unsorted one; its value is kept")
  func renaming() throws {
    let value = #"{ "comment":"x" ,"odd":[ ] }"#
    #expect(
      try EditedCatalog.text(of: EditedCatalog.minified(#""a":\#(value),"b":{},"c":{}"#)) {
        try $0.renameEntry("a", to: "B\"1")
      } == EditedCatalog.minified(#""b":{},"B\"1":\#(value),"c":{}"#))
    #expect(
      try EditedCatalog.text(of: EditedCatalog.minified(#""c":{},"a":\#(value),"b":{}"#)) {
        try $0.renameEntry("a", to: "z")
      } == EditedCatalog.minified(#""c":{},"z":\#(value),"b":{}"#))
    #expect(
      try EditedCatalog.text(of: xcode("a", "c")) { try $0.renameEntry("a", to: "b") }
        == xcode("b", "c"))
    #expect(
      try EditedCatalog.text(of: xcode("a", "b")) {
        try $0.renameEntry("a", to: "c")
        try $0.setComment("x", of: "c")
        try $0.removeEntry("c")
      } == xcode("b"))
    #expect(
      try EditedCatalog.text(of: xcode("a")) { try $0.renameEntry("a", to: "a") } == xcode("a"))
    #expect(
      try EditedCatalog.text(of: xcode("a")) { try $0.renameEntry("a", to: "b") } == xcode("b"))
  }

  @Test("Keys are compared by their bytes, not by what Swift holds equal")
  func keys() throws {
    let source = EditedCatalog.minified("\"caf\u{E9}\":{},\"cafe\u{301}\":{}")
    #expect(
      try EditedCatalog.text(of: source) { try $0.setComment("c", of: "cafe\u{301}") }
        == EditedCatalog.minified("\"caf\u{E9}\":{},\"cafe\u{301}\":{\"comment\":\"c\"}"))
  }

  @Test("An entry is set: added, changed where it differs, or left")
  func setting() throws {
    let entry = CatalogEntry(
      "b", comment: "c", extractionState: .manual, shouldTranslate: true, generatesSymbol: false,
      localizations: [CatalogLocalization("de", LocalizedContent("Ja"))])
    let text =
      #""b":{"comment":"c","extractionState":"manual","generatesSymbol":false,"#
      + #""localizations":{"de":\#(EditedCatalog.unit("Ja"))},"shouldTranslate":true}"#
    let added = EditedCatalog.minified(#""a":{},\#(text)"#)
    #expect(
      try EditedCatalog.text(of: EditedCatalog.minified(#""a":{}"#)) {
        try $0.setEntry(entry)
        try $0.setEntry(entry)
      } == added)
    #expect(
      try EditedCatalog.text(
        of: added.replacing("\"c\"", with: "\"d\"").replacing("\"Ja\"", with: "\"Nein\"")
          .replacing(#""shouldTranslate":true"#, with: #""unknown":{}"#)
      ) { try $0.setEntry(entry) }
        == added.replacing(#"true}"#, with: #"true,"unknown":{}}"#))
    #expect(
      try EditedCatalog.text(of: EditedCatalog.minified(#""b":3"#)) { try $0.setEntry(entry) }
        == EditedCatalog.minified(text))
  }

  @Test("Every field of an entry that was read is set again without a change")
  func readAndSet() throws {
    let source = EditedCatalog.minified(
      #""k":{"x":{"y":[]},"shouldTranslate":false,"isCommentAutoGenerated":true,"#
        + #""commentGenerationVersion":1,"comment":"c","generatesSymbol":true,"#
        + #""extractionState":"migrated","localizations":{"de":{}}}"#)
    let text = try EditedCatalog.text(of: source) {
      try $0.setEntry(try #require($0.original.entries.first))
    }
    #expect(text == source)
  }

  @Test("An entry with a language twice can't be written")
  func repeatedLanguage() {
    let german = CatalogLocalization("de", LocalizedContent("Ja"))
    #expect(throws: CatalogEditError(.repeatedName("de"), key: "k")) {
      try CatalogEntry("k", localizations: [german, german]).jsonText()
    }
  }

  @Test("An entry is copied exactly from another catalog")
  func copy() throws {
    let other = EditedCatalog.xcode(
      "    \"a\\uD800\" : {\n      \"x\" : 1.0,\n      \"localizations\" : {\n\n      }\n    }")
    let source = try Catalog(parsing: Array(other.utf8))
    let entry = try #require(source.entries.first)
    let expected = EditedCatalog.minified(#""a\uD800":{"localizations":{},"x":1.0}"#)
    #expect(
      try EditedCatalog.text(of: EditedCatalog.minified("")) {
        try $0.copyEntry(entry, from: source)
        try $0.copyEntry(entry, from: source)
      } == expected)
    #expect(
      try EditedCatalog.text(of: expected.replacing(#""x":1.0"#, with: #""gone":2,"x":1"#)) {
        try $0.copyEntry(entry, from: source)
      } == expected.replacing(#""x":1.0"#, with: #""x":1"#))
    #expect(throws: CatalogEditError(.noSuchMember, key: "b")) {
      try EditedCatalog.text(of: expected) { try $0.copyEntry(CatalogEntry("b"), from: source) }
    }
  }

  @Test("Entries are sorted, each with its bytes")
  func sorting() throws {
    let (a, b, c) = (#""a":{ "x":1}"#, #""b":{"y" :2 }"#, #""C":{}"#)
    let source = "{\"strings\": { \(c),\n\n\(b) ,\(a)\n}}"
    #expect(
      try EditedCatalog.text(of: source) { $0.sortEntries() }
        == "{\"strings\": { \(a),\n\n\(b) ,\(c)\n}}")
    #expect(
      try EditedCatalog.text(of: source) {
        $0.sortEntries()
        try $0.addEntry(CatalogEntry("bb"))
        $0.sortEntries()
      } == "{\"strings\": { \(a),\n\n\(b) ,\"bb\":{} ,\(c)\n}}")
  }

  @Test("Members are removed by the places that issues name")
  func members() throws {
    let source = EditedCatalog.minified(
      #""a":{"comment":"x","odd":{"deep":1}},"b":{},"a":{}"#
    ).replacing(#""version""#, with: #""stray":{},"version""#)
    let catalog = try Catalog(parsing: Array(source.utf8))
    let text = try EditedCatalog.text(of: source) {
      for issue in catalog.issues {
        switch issue.kind {
        case .strayTopLevelKey, .unknownField: try $0.removeMember(keyAt: issue.range)
        case .duplicateKey(_, let first): try $0.removeMember(keyAt: first)
        default: Issue.record("an unexpected issue: \(issue)")
        }
      }
    }
    #expect(text == EditedCatalog.minified(#""b":{},"a":{}"#))
  }

  @Test("A member within a list, or removed already, can't be removed")
  func noMember() throws {
    let source = EditedCatalog.minified(#""a":{"odd":[{"deep":1}]}"#)
    let catalog = try Catalog(parsing: Array(source.utf8))
    var editor = CatalogEditor(catalog)
    let start = try #require(source.utf8.firstRange(of: "\"deep\"".utf8)?.lowerBound)
    let offset = UInt32(source.utf8.distance(from: source.startIndex, to: start))
    #expect(throws: CatalogEditError(.noSuchMember)) {
      try editor.removeMember(keyAt: ByteRange(start: offset, end: offset + 6))
    }
    let odd = try #require(catalog.entries.first?.unknownFields.first?.nameRange)
    try editor.removeMember(keyAt: odd)
    #expect(throws: CatalogEditError(.noSuchMember)) { try editor.removeMember(keyAt: odd) }
    #expect(String(decoding: editor.bytes, as: UTF8.self) == EditedCatalog.minified(#""a":{}"#))
  }

  @Test("A catalog with many entries is edited by key")
  func manyEntries() throws {
    let keys = (0..<100).map { "key \($0)" }
    let entries = keys.map { "\"\($0)\":{}" }
    let source = EditedCatalog.minified(entries.joined(separator: ","))
    let text = try EditedCatalog.text(of: source) {
      try $0.setComment("c", of: "key 42")
      try $0.removeEntry("key 7")
      try $0.renameEntry("key 99", to: "key 7")
      try $0.addEntry(CatalogEntry("key 7b"))
      #expect($0.hasEntry("key 7") && !$0.hasEntry("key 99"))
    }
    var expected = entries
    expected[42] = #""key 42":{"comment":"c"}"#
    expected.removeLast()
    expected.insert(#""key 7b":{}"#, at: 8)
    #expect(text == EditedCatalog.minified(expected.joined(separator: ",")))
  }
}
