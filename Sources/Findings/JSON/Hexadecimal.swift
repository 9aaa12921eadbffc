/// Hexadecimal numbers in capitals, padded with zeros.
enum Hexadecimal {
  /// The number in at least so many digits.
  static func text(of number: UInt32, digits: Int) -> String {
    text(of: UInt64(number), digits: digits, ten: UInt8(ascii: "A"))
  }

  /// The number in at least so many digits, those above 9 from a letter on.
  static func text(of number: UInt64, digits: Int, ten: UInt8) -> String {
    let needed = (UInt64.bitWidth - number.leadingZeroBitCount + 3) / 4
    let count = max(1, digits, needed)
    return String(unsafeUninitializedCapacity: count) { buffer in
      var rest = number
      for index in (0..<count).reversed() {
        let digit = UInt8(truncatingIfNeeded: rest & 0xF)
        buffer[index] = digit < 10 ? UInt8(ascii: "0") + digit : ten + digit - 10
        rest >>= 4
      }
      return count
    }
  }
}
