/// A number as plural rules see it: its size, and the digits that the reader sees.
///
/// "1" and "1.0" are different here, for many languages treat them differently. The sign doesn't
/// count. Source: UTS 35, part 3, "Plural Operand Meanings".
public struct PluralOperands: Sendable, Hashable {
  /// `i`: the digits before the decimal point.
  ///
  /// An `i` of 10¹⁸ or more is kept as 10¹⁸ plus its last 18 digits: no rule of CLDR tells the two
  /// apart.
  public let i: UInt64
  /// `v`: the number of visible digits after the decimal point, trailing zeros included.
  public let v: Int
  /// `w`: the number of visible digits after the decimal point, trailing zeros left out.
  public let w: Int
  /// `f`: the digits after the decimal point, trailing zeros included, reduced like `i`.
  public let f: UInt64
  /// `t`: the digits after the decimal point, trailing zeros left out, reduced like `i`.
  public let t: UInt64
  /// `c`, also written `e`: the exponent of ten of a compact form, so 6 in "1.2 million".
  public let c: Int

  /// `n`: the absolute value, to the precision of `Double`.
  ///
  /// It is exact enough below 10¹⁸ and with at most 18 digits after the point; a longer fraction is
  /// left out. Rules don't read it: they take `i`, and `w` tells them that there is a fraction.
  public var n: Double {
    var scale = 1.0
    for _ in 0..<min(w, 18) { scale *= 10 }
    return w > 18 ? Double(i) : Double(i) + Double(t) / scale
  }

  /// Creates the operands of a whole number.
  public init(_ number: Int) {
    self.init(i: ReducedDigits.reduce(UInt64(number.magnitude)))
  }

  /// Creates the operands of a whole number of any width.
  public init(_ number: some BinaryInteger) {
    if let small = UInt64(exactly: number.magnitude) {
      self.init(i: ReducedDigits.reduce(small))
    } else {
      let reduced = number.magnitude % .init(ReducedDigits.modulus)
      self.init(i: ReducedDigits.modulus + UInt64(truncatingIfNeeded: reduced))
    }
  }

  init(i: UInt64, v: Int = 0, w: Int = 0, f: UInt64 = 0, t: UInt64 = 0, c: Int = 0) {
    self.i = i
    self.v = v
    self.w = w
    self.f = f
    self.t = t
    self.c = c
  }
}
