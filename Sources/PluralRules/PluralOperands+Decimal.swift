extension PluralOperands {
  /// Reads a number as it is written, such as "1", "1.50", "-3" or, in compact form, "1.2c6".
  ///
  /// The text is in CLDR's notation: ASCII digits, a point, and `c` or the older `e` before the
  /// exponent of a compact form. Anything else gives nil. Source: UTS 35, part 3, "Samples".
  public init?(decimal text: some StringProtocol) {
    var text = text[...]
    if let sign = text.utf8.first, sign == 0x2D || sign == 0x2B { text = text.dropFirst() }
    var exponent = 0
    if let mark = text.utf8.firstIndex(where: { $0 | 0x20 == 0x63 || $0 | 0x20 == 0x65 }) {
      let digits = text[mark...].dropFirst().utf8
      guard let parsed = Self.exponent(digits) else { return nil }
      exponent = parsed
      text = text[..<mark]
    }
    self.init(mantissa: text.utf8, shift: exponent, compact: exponent)
  }

  /// Creates the operands of a number as Swift prints it: 1.0 counts as 1, 1.5 has one digit.
  ///
  /// Infinities and not-a-number have no operands: nil. A number that will be shown with a fixed
  /// count of fraction digits must come as text, for the digits decide.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    var text = number.magnitude.description[...]
    var shift = 0
    if let mark = text.utf8.firstIndex(of: 0x65) {
      guard let exponent = Int(text[mark...].dropFirst()) else { return nil }
      shift = exponent
      text = text[..<mark]
    }
    if text.hasSuffix(".0") { text = text.dropLast(2) }
    if shift < 0 {
      // 2.5e-07 is 0.00000025: zeros in front, then the digits, with the point after the first.
      let zeros = String(repeating: "0", count: -shift)
      text = Substring("0." + zeros.dropFirst() + text.filter { $0 != "." })
      shift = 0
    }
    self.init(mantissa: text.utf8, shift: shift, compact: 0)
  }

  /// Reads the digits of an exponent; a number too large for any use counts as a million.
  private static func exponent(_ digits: some Collection<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = min(value * 10 + Int(digit - 0x30), 1_000_000)
    }
    return value
  }

  /// Reads digits with at most one point, and moves the point `shift` places to the right.
  private init?(mantissa: some Collection<UInt8>, shift: Int, compact: Int) {
    var whole = ReducedDigits()
    var fraction = ReducedDigits()
    var trimmed: UInt64 = 0
    var visible = 0
    var significant = 0
    var remainingShift = shift
    var isAfterPoint = false
    var digits = 0
    var digitsBeforePoint = 0
    for byte in mantissa {
      if byte == 0x2E {
        guard !isAfterPoint else { return nil }
        isAfterPoint = true
        digitsBeforePoint = digits
        continue
      }
      guard (0x30...0x39).contains(byte) else { return nil }
      digits += 1
      let digit = byte - 0x30
      if !isAfterPoint {
        whole.append(digit)
      } else if remainingShift > 0 {
        whole.append(digit)
        remainingShift -= 1
      } else {
        fraction.append(digit)
        visible += 1
        if digit != 0 {
          trimmed = fraction.value
          significant = visible
        }
      }
    }
    if !isAfterPoint { digitsBeforePoint = digits }
    guard digitsBeforePoint > 0, !isAfterPoint || digits > digitsBeforePoint else { return nil }
    whole.appendZeros(remainingShift)
    self.init(
      i: whole.value, v: visible, w: significant, f: fraction.value, t: trimmed, c: compact)
  }
}
