import Checks
import Findings
import StringCatalog

extension AcceptedWidthsFile {
  /// Writes the file anew, within the project's folder only.
  ///
  /// - Parameters:
  ///   - widths: What is accepted.
  ///   - root: The project's folder.
  ///   - fileSystem: The files.
  /// - Throws: `FileError` where the file lies outside of the folder, has comments, which would be
  ///   lost, or can't be written; the old content then stands untouched.
  public func write(
    _ widths: AcceptedWidths, within root: FilePath, to fileSystem: any FileSystem
  ) throws(FileError) {
    try requireNoComment(in: fileSystem)
    try fileSystem.writeRecord(Self.content(of: widths), to: path, shown: shown, within: root)
  }

  private func requireNoComment(in fileSystem: any FileSystem) throws(FileError) {
    guard fileSystem.information(at: path)?.kind == .file else { return }
    let bytes = try fileSystem.bytes(at: path, maximumSize: Self.sizeLimit)
    guard let comment = JSON5Reader.firstComment(in: bytes) else { return }
    throw FileError(
      path: shown, position: comment,
      message: "the file has comments, which would be lost, so it is left alone",
      remedy: "Move what they say to the 'reason' of a text, then remove them.")
  }

  /// The file's content: one text a line, by slot, language and text.
  public static func content(of widths: AcceptedWidths) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("accepted")
    json.beginArray()
    for acceptance in sorted(widths.accepted, by: { [$0.slot, $0.language, $0.value] }) {
      json.beginObject(.inline)
      json.member("slot", acceptance.slot)
      json.member("language", acceptance.language)
      json.member("value", acceptance.value)
      json.member("kind", acceptance.kind.rawValue)
      json.member("reason", acceptance.reason)
      json.endObject()
    }
    json.endArray()
    json.key("shortened")
    json.beginArray()
    for shortening in sorted(widths.shortened, by: { [$0.slot, $0.language, $0.value] }) {
      json.beginObject(.inline)
      json.member("slot", shortening.slot)
      json.member("language", shortening.language)
      json.member("value", shortening.value)
      json.member("full", shortening.full)
      if let reason = shortening.reason { json.member("reason", reason) }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.newline()
    return json.output.bytes
  }

  private static func sorted<Element>(
    _ elements: [Element], by parts: (Element) -> [String]
  ) -> [Element] {
    // By scalars, since strings that are canonically equal have no order of their own.
    elements.map { (parts($0).map { Array($0.unicodeScalars) }, $0) }.sorted { left, right in
      for (first, second) in zip(left.0, right.0) where first != second {
        return first.lexicographicallyPrecedes(second)
      }
      return false
    }.map(\.1)
  }
}

extension FileSystem {
  /// Writes a file that a run keeps, with the folders that it needs, within the project's only.
  ///
  /// - Throws: `FileError` where the file lies outside of the folder or can't be written.
  package func writeRecord(
    _ bytes: [UInt8], to path: FilePath, shown: String, within root: FilePath
  ) throws(FileError) {
    guard root.contains(path), place(of: path, linkedOutOf: root) == nil else {
      throw FileError(
        path: shown, message: "the file lies outside of the configuration's folder",
        remedy: "Name a file below it in 'widths'.")
    }
    try createFolder(at: path.directory)
    try write(bytes, to: path)
  }
}
