/// Makes UTF-8 of a file, or says where it isn't.
enum TextEncoding {
  /// The bytes, valid UTF-8.
  ///
  /// - Throws: `ServerFileError` at the first byte that isn't.
  static func utf8(_ bytes: [UInt8]) throws(ServerFileError) -> [UInt8] {
    guard let offset = firstInvalid(in: bytes) else { return bytes }
    throw ServerFileError(
      offset: offset, message: "the file isn't UTF-8", remedy: "Save it as UTF-8.")
  }

  /// The bytes as UTF-8; of UTF-16 with a byte order mark, what it says in UTF-8.
  ///
  /// - Throws: `ServerFileError` where the file is neither.
  static func utf8OrUTF16(_ bytes: [UInt8]) throws(ServerFileError) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return try utf8(bytes) }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { result.append($0) }
    guard !isBroken, bytes.count % 2 == 0 else {
      throw ServerFileError(
        offset: result.count, message: "the file isn't UTF-16", remedy: "Save it as UTF-8.")
    }
    return result
  }

  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
