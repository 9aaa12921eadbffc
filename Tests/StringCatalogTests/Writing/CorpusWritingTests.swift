import Foundation
import StringCatalog
import Testing

/// Writing and editing the catalogs of real projects.
///
/// What stays and what changes is told by comparing bytes, and what a result holds by
/// `JSONSerialization`, so that nothing here rests on the writer or the reader under test.
@Suite("Writing real catalogs", .enabled(if: CorpusFolder.path != nil, CorpusFolder.absence))
struct CorpusWritingTests {
  /// Why `JSONSerialization` doesn't reproduce a file, as a person found by comparing the two.
  private static let otherForms = [
    "Murzav__xcstrings-mcp__tests_fixtures_golden.xcstrings": "a line ending at the end",
    "Murzav__xcstrings-mcp__tests_fixtures_xcode26.xcstrings": "a line ending at the end",
    "rime__squirrel__resources_InfoPlist.xcstrings": "a line ending at the end",
    "coteditor__CotEditor__CotEditor_Localizables_Document_Window_Document.xcstrings":
      "two keys out of order",
    "lexrus__xcstrings.schema.json__examples_Extractor.xcstrings": "keys out of order",
    "lexrus__xcstrings.schema.json__examples_Test3.xcstrings":
      "the version first, and a line ending at the end",
    "meshtastic__Meshtastic-Apple__Localizable.xcstrings": "no space before the colon, other order",
  ]

  @Test("A file is reproduced just where JSONSerialization reproduces it")
  func xcodeForm() throws {
    var inXcodeForm = 0
    let rows = try CorpusFolder.rows()
    for row in rows {
      let bytes = try bytes(of: row)
      let catalog = try Catalog(parsing: bytes)
      let expected = try PlainJSON(reading: bytes).written()
      #expect(XcodeForm.bytes(of: catalog.document) == expected, "\(row.file)")
      #expect(catalog.isInXcodeForm == (Self.otherForms[row.file] == nil), "\(row.file)")
      if catalog.isInXcodeForm { inXcodeForm += 1 }
    }
    #expect(inXcodeForm == 19)
  }

  @Test("Without an edit every file stays as it is, and so it does once its entries are opened")
  func noEdit() throws {
    for row in try CorpusFolder.rows() {
      let bytes = try bytes(of: row)
      var editor = CatalogEditor(try Catalog(parsing: bytes))
      #expect(isSame(editor.bytes[...], bytes[...]), "\(row.file)")
      for entry in sample(of: editor.original, count: 20) {
        try editor.setEntry(entry)
        if let comment = entry.comment { try editor.setComment(comment.value, of: entry.key) }
        for localization in entry.localizations {
          for leaf in localization.content.leaves {
            try editor.setText(
              leaf.unit.value ?? "", state: leaf.unit.state,
              at: LeafAddress(entry.key, language: localization.language, path: leaf.path))
          }
        }
      }
      #expect(isSame(editor.bytes[...], bytes[...]), "\(row.file)")
    }
  }

  @Test("An edit changes its entry alone, the result holds just what was set, and twice is once")
  func edits() throws {
    for row in try CorpusFolder.rows() {
      let bytes = try bytes(of: row)
      let base = CatalogEditor(try Catalog(parsing: bytes))
      for entry in sample(of: base.original, count: bytes.count > 1 << 20 ? 3 : 6) {
        for edit in CorpusEdit.edits(of: entry) {
          var editor = base
          try edit.apply(&editor)
          let edited = editor.bytes
          try edit.apply(&editor)
          let name: Comment = "\(row.file): \(edit.name) of '\(entry.key)'"
          #expect(isSame(editor.bytes[...], edited[...]), name)
          let middle = try changed(entry.range.range, of: bytes, in: edited, name)
          let before = try PlainJSON(reading: bytes[entry.range.range])
          let after = try PlainJSON(reading: edited[middle])
          #expect(after == edit.expected(before), name)
        }
      }
    }
  }

  @Test("Entries are added, renamed and removed with no byte of another changed")
  func entries() throws {
    for row in try CorpusFolder.rows() {
      let bytes = try bytes(of: row)
      let catalog = try Catalog(parsing: bytes)
      var editor = CatalogEditor(catalog)
      try editor.addEntry(CatalogEntry("a new key \"quoted\"", comment: "new"))
      let count = min(3, catalog.entries.count - 1)
      let removed = Set(sample(of: catalog, count: count).map(\.key))
      for key in removed { try editor.removeEntry(key) }
      let renamed = try #require(catalog.entries.first { !removed.contains($0.key) })
      try editor.renameEntry(renamed.key, to: "zz renamed")
      let edited = try editor.catalog()
      var expected = try PlainJSON(reading: bytes)
      for key in removed { expected[["strings", key]] = nil }
      expected[["strings", "zz renamed"]] = expected[["strings", renamed.key]]
      expected[["strings", renamed.key]] = nil
      expected[["strings", "a new key \"quoted\""]] = .object(["comment": "new"])
      #expect(try PlainJSON(reading: editor.bytes) == expected, "\(row.file)")
      let old = catalog.entries.filter { !removed.contains($0.key) && $0.key != renamed.key }
      let new = edited.entries.filter { $0.key != "zz renamed" && $0.comment?.value != "new" }
      #expect(old.count == new.count, "\(row.file)")
      for (old, new) in zip(old, new) {
        #expect(
          bytes[old.keyRange.lowerBound..<old.range.upperBound]
            == edited.document.bytes[new.keyRange.lowerBound..<new.range.upperBound],
          "\(row.file): '\(old.key)'")
      }
      if catalog.isInXcodeForm { #expect(edited.isInXcodeForm, "\(row.file)") }
    }
  }

  private func bytes(of row: CorpusFolder.Row) throws -> [UInt8] {
    let folder = try #require(CorpusFolder.path)
    return Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(row.file)")))
  }

  /// The first, middle and last entries, some whose keys have escapes, and others in between.
  private func sample(of catalog: Catalog, count: Int) -> [CatalogEntry] {
    let entries = catalog.entries
    var chosen = [0, entries.count / 2, entries.count - 1]
    chosen += entries.indices.filter { catalog.document.source(of: entries[$0]).contains("\\") }
      .prefix(2)
    chosen += stride(from: 1, to: entries.count, by: max(1, entries.count / max(1, count)))
    var seen: Set<Int> = []
    return chosen.filter { entries.indices.contains($0) && seen.insert($0).inserted }
      .prefix(count).map { entries[$0] }
  }

  /// The bytes that stand in place of a range where all others are as they were.
  private func changed(
    _ range: Range<Int>, of old: [UInt8], in new: [UInt8], _ comment: Comment
  ) throws -> Range<Int> {
    let end = new.count - (old.count - range.upperBound)
    try #require(end >= range.lowerBound, comment)
    #expect(isSame(new[..<range.lowerBound], old[..<range.lowerBound]), comment)
    #expect(isSame(new[end...], old[range.upperBound...]), comment)
    return range.lowerBound..<end
  }

  private func isSame(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard one.count == other.count, let first = one.baseAddress,
          let second = other.baseAddress
        else { return one.count == other.count }
        return memcmp(first, second, one.count) == 0
      }
    }
  }
}

extension JSONDocument {
  /// The key of an entry as it stands in the file.
  fileprivate func source(of entry: CatalogEntry) -> String {
    String(decoding: bytes[entry.keyRange.range], as: UTF8.self)
  }
}
