import StringCatalog
import Testing

/// Small catalogs around the part that a test is about.
enum ModelFixture {
  /// A catalog whose object `strings` has the given members.
  static func catalog(strings: String) throws -> Catalog {
    try Catalog(
      parsing: Array(#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#.utf8))
  }

  /// A catalog with one entry of the given fields.
  static func catalog(entry: String) throws -> Catalog {
    try catalog(strings: #""key":{\#(entry)}"#)
  }

  /// A catalog with one entry in one language, which holds the given fields.
  static func catalog(content: String) throws -> Catalog {
    try catalog(entry: #""localizations":{"fr":{\#(content)}}"#)
  }

  static func entry(_ fields: String) throws -> CatalogEntry {
    try #require(try catalog(entry: fields).entries.first)
  }

  static func content(_ fields: String) throws -> LocalizedContent {
    try #require(try catalog(content: fields).entries.first?.localizations.first?.content)
  }

  /// A unit with a text.
  static func unit(_ value: String, state: String = "translated") -> String {
    #""stringUnit":{"state":"\#(state)","value":"\#(value)"}"#
  }
}

extension Catalog {
  /// The part of the file that a range spans.
  func source(_ range: ByteRange?) -> String? {
    range.map { String(decoding: document.bytes[$0.range], as: UTF8.self) }
  }
}
