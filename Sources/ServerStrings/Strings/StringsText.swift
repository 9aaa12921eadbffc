/// A quoted text of a `.strings` file while its escapes are resolved.
struct StringsText {
  private var bytes: [UInt8] = []
  /// The first half of a surrogate pair that waits for its second.
  private var high: UInt32?

  /// The text.
  var finished: String {
    String(decoding: high == nil ? bytes : bytes + Self.replacement, as: UTF8.self)
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Adds a byte as it stands.
  mutating func append(_ byte: UInt8) {
    closePair()
    bytes.append(byte)
  }

  /// Adds what an escape stands for.
  ///
  /// - Parameter rest: What follows the backslash.
  /// - Returns: How many bytes of it belong to the escape.
  mutating func appendEscape(_ rest: ArraySlice<UInt8>) -> Int {
    guard let first = rest.first else { return 0 }
    switch first {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = rest.dropFirst().prefix(4).prefix { Self.hexadecimal($0) != nil }
      guard !digits.isEmpty else { break }
      append(unit: digits.reduce(0) { $0 << 4 | (Self.hexadecimal($1) ?? 0) })
      return 1 + digits.count
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = rest.prefix(3).prefix { (0x30...0x37).contains($0) }
      append(unit: digits.reduce(0) { $0 << 3 | UInt32($1 & 7) })
      return digits.count
    case UInt8(ascii: "a"): append(0x07)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    case UInt8(ascii: "v"): append(0x0B)
    default: append(first)
    }
    if first == UInt8(ascii: "U") || first == UInt8(ascii: "u") { append(first) }
    return 1
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    Character(UnicodeScalar(byte)).hexDigitValue.map(UInt32.init)
  }

  private mutating func closePair() {
    guard high != nil else { return }
    high = nil
    bytes += Self.replacement
  }

  /// Adds a code unit of UTF-16; halves of pairs that stand alone become U+FFFD.
  private mutating func append(unit: UInt32) {
    if let first = high, (0xDC00...0xDFFF).contains(unit) {
      high = nil
      let value = 0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00)
      if let scalar = Unicode.Scalar(value) { bytes += Array(String(scalar).utf8) }
      return
    }
    closePair()
    if (0xD800...0xDBFF).contains(unit) {
      high = unit
    } else if let scalar = Unicode.Scalar(unit) {
      bytes += Array(String(scalar).utf8)
    } else {
      bytes += Self.replacement
    }
  }
}
