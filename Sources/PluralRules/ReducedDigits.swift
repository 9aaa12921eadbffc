/// Decimal digits gathered into a number that keeps its last 18 digits and never overflows.
///
/// A number of 10¹⁸ or more becomes 10¹⁸ plus its last 18 digits. That is enough: the moduli of
/// plural rules divide 10¹⁸, and the values they compare with are far below it.
struct ReducedDigits {
  static let modulus: UInt64 = 1_000_000_000_000_000_000

  private var low: UInt64 = 0
  private var isLarge = false

  var value: UInt64 { isLarge ? Self.modulus + low : low }

  static func reduce(_ number: UInt64) -> UInt64 {
    number < modulus ? number : modulus + number % modulus
  }

  mutating func append(_ digit: UInt8) {
    let head = low / (Self.modulus / 10)
    if head != 0 { isLarge = true }
    low = (low % (Self.modulus / 10)) * 10 + UInt64(digit)
  }

  mutating func appendZeros(_ count: Int) {
    // After 18 zeros nothing changes any more.
    for _ in 0..<min(count, 19) { append(0) }
  }
}
