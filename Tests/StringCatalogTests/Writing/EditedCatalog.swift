import StringCatalog

/// Texts of catalogs for the tests of edits, and what becomes of them.
enum EditedCatalog {
  /// The file's text behind some edits.
  static func text(
    of source: String, _ edit: (inout CatalogEditor) throws -> Void
  ) throws -> String {
    var editor = CatalogEditor(try Catalog(parsing: Array(source.utf8)))
    try edit(&editor)
    let text = String(decoding: editor.bytes, as: UTF8.self)
    // Whatever was edited, what comes out is a catalog.
    _ = try editor.catalog()
    return text
  }

  /// A catalog in Xcode's form around the text of its entries.
  static func xcode(_ entries: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  /// A catalog on one line around the text of its entries.
  static func minified(_ entries: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#
  }

  /// A unit in one line without spaces.
  static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }
}
