/// A set of codes in static text: single codes, and runs of the last character such as `aaa~i`.
///
/// Codes are separated by a space or a line's end and sorted by length, then by bytes, so that a
/// binary search over the bytes finds one.
struct CodeRanges {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// Whether the code is in the set; the case must be that of the table.
  func contains(_ code: String) -> Bool {
    text.withUTF8Buffer { bytes in
      var code = code
      return code.withUTF8 { code in
        var low = 0
        var high = bytes.count
        while low < high {
          let item = Self.item(in: bytes, around: low + (high - low) / 2)
          switch Self.compare(code, with: item) {
          case 0: return true
          case 1: low = item.endIndex + 1
          default: high = item.startIndex
          }
        }
        return false
      }
    }
  }

  /// 0: within the item; 1: after it; -1: before it.
  private static func compare(
    _ code: UnsafeBufferPointer<UInt8>, with item: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    let first = item.prefix { $0 != 0x7E }
    guard code.count == first.count else { return code.count > first.count ? 1 : -1 }
    if code.elementsEqual(first) { return 0 }
    if code.lexicographicallyPrecedes(first) { return -1 }
    let isRun = first.count < item.count
    guard isRun, let last = item.last, let end = code.last else { return 1 }
    return code.dropLast().elementsEqual(first.dropLast()) && end <= last ? 0 : 1
  }

  private static func item(
    in bytes: UnsafeBufferPointer<UInt8>, around index: Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var start = index
    while start > 0, !isSeparator(bytes[start - 1]) { start -= 1 }
    var end = index
    while end < bytes.count, !isSeparator(bytes[end]) { end += 1 }
    return bytes[start..<end]
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
