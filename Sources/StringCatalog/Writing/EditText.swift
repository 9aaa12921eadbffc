/// A stretch of an edited text: bytes of the file as it was read, or new ones.
enum EditText: Sendable {
  case source(ByteRange)
  case written([UInt8])

  /// The bytes.
  func bytes(in document: JSONDocument) -> ArraySlice<UInt8> {
    switch self {
    case .source(let range): document.bytes[range.range]
    case .written(let bytes): bytes[...]
    }
  }

  /// The indentation that the stretch ends in; nil where it has no line end.
  func indentation(in document: JSONDocument) -> [UInt8]? {
    let bytes = bytes(in: document)
    guard let lineEnd = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    return Array(bytes[(lineEnd + 1)...])
  }
}
