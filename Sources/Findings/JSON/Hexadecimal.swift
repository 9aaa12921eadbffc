/// Hexadecimal numbers in capitals, padded with zeros.
enum Hexadecimal {
  /// The number in at least so many digits.
  static func text(of number: UInt32, digits: Int) -> String {
    text(of: UInt64(number), digits: digits)
  }

  /// The number in at least so many digits.
  static func text(of number: UInt64, digits: Int) -> String {
    let plain = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - plain.utf8.count)) + plain
  }
}
