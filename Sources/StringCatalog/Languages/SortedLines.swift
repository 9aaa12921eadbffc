/// A table in static text: lines of a key, a space and a value, sorted by the key's bytes.
///
/// A look-up is a binary search over the bytes, so a table costs nothing until it is asked.
struct SortedLines {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The value of a key.
  func value(_ key: String) -> String? {
    text.withUTF8Buffer { bytes in
      var key = key
      return key.withUTF8 { key in
        var low = 0
        var high = bytes.count
        while low < high {
          let line = Self.line(in: bytes, around: low + (high - low) / 2)
          let keyEnd = line.firstIndex(of: 0x20) ?? line.endIndex
          if line[..<keyEnd].elementsEqual(key) {
            return String(decoding: line[keyEnd...].dropFirst(), as: UTF8.self)
          }
          if line[..<keyEnd].lexicographicallyPrecedes(key) {
            low = line.endIndex + 1
          } else {
            high = line.startIndex
          }
        }
        return nil
      }
    }
  }

  /// The first key whose value is this one, up to the case of ASCII letters and of this value.
  ///
  /// It reads the whole table, but makes no string of it: some 50 kB for an unknown identifier.
  func key(ofValue value: String) -> String? {
    let wanted = Array(value.lowercased().utf8)
    return text.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let line = Self.line(in: bytes, around: start)
        let keyEnd = line.firstIndex(of: 0x20) ?? line.endIndex
        if line.endIndex - keyEnd == wanted.count + 1,
          zip(line[keyEnd...].dropFirst(), wanted).allSatisfy({ Self.lowercased($0) == $1 })
        {
          return String(decoding: line[..<keyEnd], as: UTF8.self)
        }
        start = line.endIndex + 1
      }
      return nil
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func line(
    in bytes: UnsafeBufferPointer<UInt8>, around index: Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var start = index
    // On a line's end the line is the one that it ends.
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = index
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return bytes[start..<end]
  }
}
