/// The exact form in which Xcode writes a String Catalog.
///
/// It is that of Foundation's `JSONSerialization` with `prettyPrinted`, `sortedKeys` and
/// `withoutEscapingSlashes`: two spaces a level, ` : ` behind a key, `CatalogKeyOrder` in every
/// object, a blank line in an empty object or list, no line ending at the file's end, and of the
/// characters only `"`, `\` and the control characters below U+0020 escaped.
public enum XcodeForm {
  /// A document in Xcode's form; numbers stay as they are written.
  ///
  /// Nothing is lost: duplicate keys stay in their order, and half a surrogate pair stays escaped.
  /// A byte order mark, which Xcode never writes, is left out.
  public static func bytes(of document: JSONDocument) -> [UInt8] {
    var printer = XcodePrinter(document)
    return printer.print()
  }

  /// A new catalog's file in Xcode's form.
  ///
  /// - Throws: `CatalogEditError` where an entry can't be written, or two have the same key.
  public static func bytes(
    sourceLanguage: String, version: String = "1.0", entries: [CatalogEntry]
  ) throws(CatalogEditError) -> [UInt8] {
    var members: [JSONMember] = []
    var keys: Set<[UInt8]> = []
    for entry in entries {
      guard keys.insert(Array(entry.key.utf8)).inserted else {
        throw CatalogEditError(.entryExists, key: entry.key)
      }
      members.append(JSONMember(entry.key, try entry.json()))
    }
    let root = JSONValue.object(
      .root,
      [
        JSONMember("sourceLanguage", .text(sourceLanguage)),
        JSONMember("strings", .object(.strings, members)),
        JSONMember("version", .text(version)),
      ])
    return JSONWriter(.xcode).bytes(of: root, indentation: [])
  }
}

extension Catalog {
  /// Whether the file is in Xcode's form, byte for byte.
  public var isInXcodeForm: Bool { XcodeForm.bytes(of: document) == document.bytes }
}

extension CatalogEntry {
  /// The JSON of the entry's object in a file's habits, as it stands in a file that begins with it.
  ///
  /// - Throws: `CatalogEditError` where the entry holds what the format can't.
  public func jsonText(
    in habits: WritingHabits = .xcode
  ) throws(CatalogEditError) -> String {
    let value = try json()
    return String(
      decoding: JSONWriter(habits).bytes(of: value, indentation: []), as: UTF8.self)
  }
}
