/// The decimal digits of every script that apps are translated into.
enum DecimalDigit {
  /// The zeros of the blocks of ten, in ascending order.
  ///
  /// Source: the Unicode general category `Nd`, without the mathematical digits.
  static let zeros: [UInt32] = [
    0x0030, 0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6,
    0x0D66, 0x0DE6, 0x0E50, 0x0ED0, 0x0F20, 0x1040, 0x1090, 0x17E0, 0x1810, 0xFF10,
  ]

  /// The digit that a scalar stands for, 0 to 9; nil where it is none.
  static func value(of scalar: Unicode.Scalar) -> UInt8? {
    let value = scalar.value
    if value < 0x660 { return (0x30...0x39).contains(value) ? UInt8(value - 0x30) : nil }
    guard let zero = zeros.last(where: { $0 <= value }), value - zero < 10 else { return nil }
    return UInt8(value - zero)
  }

  /// Whether a text has a byte that could belong to a digit.
  static func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains { byte in
      switch byte {
      // The first bytes of the digits' blocks; no Latin, Cyrillic, Greek, Hebrew or Han text has them.
      case 0x30...0x39, 0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEF: true
      default: false
      }
    }
  }
}
