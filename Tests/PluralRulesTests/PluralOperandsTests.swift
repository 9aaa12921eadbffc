import PluralRules
import Testing

@Suite struct PluralOperandsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let n: Double
    let i: UInt64
    let v: Int
    let w: Int
    let f: UInt64
    let t: UInt64
    let c: Int
    var testDescription: String { text }
  }

  /// The table "Plural Operand Examples" of UTS 35, part 3.
  static let specification: [Row] = [
    Row(text: "1", n: 1, i: 1, v: 0, w: 0, f: 0, t: 0, c: 0),
    Row(text: "1.0", n: 1, i: 1, v: 1, w: 0, f: 0, t: 0, c: 0),
    Row(text: "1.00", n: 1, i: 1, v: 2, w: 0, f: 0, t: 0, c: 0),
    Row(text: "1.3", n: 1.3, i: 1, v: 1, w: 1, f: 3, t: 3, c: 0),
    Row(text: "1.30", n: 1.3, i: 1, v: 2, w: 1, f: 30, t: 3, c: 0),
    Row(text: "1.03", n: 1.03, i: 1, v: 2, w: 2, f: 3, t: 3, c: 0),
    Row(text: "1.230", n: 1.23, i: 1, v: 3, w: 2, f: 230, t: 23, c: 0),
    Row(text: "1200000", n: 1_200_000, i: 1_200_000, v: 0, w: 0, f: 0, t: 0, c: 0),
    Row(text: "1.2c6", n: 1_200_000, i: 1_200_000, v: 0, w: 0, f: 0, t: 0, c: 6),
    Row(text: "123c6", n: 123_000_000, i: 123_000_000, v: 0, w: 0, f: 0, t: 0, c: 6),
    Row(text: "123c5", n: 12_300_000, i: 12_300_000, v: 0, w: 0, f: 0, t: 0, c: 5),
    Row(text: "1200.50", n: 1200.5, i: 1200, v: 2, w: 1, f: 50, t: 5, c: 0),
    Row(text: "1.20050c3", n: 1200.5, i: 1200, v: 2, w: 1, f: 50, t: 5, c: 3),
  ]

  @Test(arguments: specification)
  func readsTheSpecificationsExamples(_ row: Row) throws {
    let operands = try #require(PluralOperands(decimal: row.text))
    #expect(operands.n == row.n)
    #expect(operands.i == row.i)
    #expect(operands.v == row.v)
    #expect(operands.w == row.w)
    #expect(operands.f == row.f)
    #expect(operands.t == row.t)
    #expect(operands.c == row.c)
  }

  /// Operands are those of the absolute value, and `e` is the older name of `c` (UTS 35, part 3).
  @Test(arguments: [
    ("-1.50", "1.50"), ("+3", "3"), ("1.2e6", "1.2c6"), ("007", "7"), ("2C3", "2c3"),
  ])
  func readsAnotherSpelling(_ text: String, sameAs other: String) throws {
    let operands = try #require(PluralOperands(decimal: text))
    #expect(operands == PluralOperands(decimal: other))
  }

  /// The grammar of `sampleValue` in UTS 35, part 3, has digits on both sides of a point.
  @Test(arguments: [
    "", "-", ".", "1.", ".5", "1.2.3", "1,5", "c6", "1c", "1c-3", "1c6c6", "1c2.5", "x", "١", " 1",
    "--1",
  ])
  func refusesWhatIsNoNumber(_ text: String) {
    #expect(PluralOperands(decimal: text) == nil)
  }

  @Test func takesIntegersOfAnyWidthAndSign() {
    #expect(PluralOperands(-5) == PluralOperands(5))
    #expect(PluralOperands(Int8.min).i == 128)
    #expect(PluralOperands(UInt8(200)).i == 200)
    #expect(PluralOperands(Int.min) == PluralOperands(decimal: "9223372036854775808"))
    #expect(PluralOperands(UInt64.max) == PluralOperands(decimal: "18446744073709551615"))
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      let text = "340282366920938463463374607431768211455"
      #expect(PluralOperands(UInt128.max) == PluralOperands(decimal: text))
    }
  }

  /// Moduli of rules divide 10¹⁸, so the last 18 digits decide; the size must stay large.
  @Test func keepsTheLastDigitsOfHugeNumbers() throws {
    let huge = try #require(PluralOperands(decimal: "1000000000000000000000000000021"))
    #expect(huge.i == 1_000_000_000_000_000_021)
    let long = try #require(PluralOperands(decimal: "1." + String(repeating: "7", count: 5000)))
    #expect(long.v == 5000)
    #expect(long.w == 5000)
    #expect(long.f % 100 == 77)
    #expect(long.n == 1)
    let zeros = try #require(PluralOperands(decimal: "0." + String(repeating: "0", count: 40)))
    #expect((zeros.v, zeros.w) == (40, 0))
    #expect((zeros.f, zeros.t) == (0, 0))
    let far = try #require(PluralOperands(decimal: "1c99999999999999999999"))
    #expect(far.i == 1_000_000_000_000_000_000)
    #expect(far.c == 1_000_000)
    #expect(PluralOperands(decimal: "0c999999999")?.i == 0)
  }

  @Test(arguments: [
    (1.0, "1"), (0.0, "0"), (-0.0, "0"), (1.5, "1.5"), (-2.25, "2.25"), (0.1, "0.1"),
    (100_000, "100000"), (1e20, "100000000000000000000"), (1.5e17, "150000000000000000"),
    (2.5e-7, "0.00000025"), (1e-5, "0.00001"), (9_007_199_254_740_992, "9007199254740992"),
  ])
  func takesDoublesAsSwiftPrintsThem(_ number: Double, _ text: String) throws {
    let operands = try #require(PluralOperands(number))
    #expect(operands == PluralOperands(decimal: text))
  }

  @Test func bothEndsOfDoubleHaveOperands() throws {
    let smallest = try #require(PluralOperands(Double.leastNonzeroMagnitude))
    #expect((smallest.i, smallest.v, smallest.t) == (0, 324, 5))
    #expect(PluralOperands(Double.greatestFiniteMagnitude) != nil)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func refusesWhatIsNotFinite(_ number: Double) {
    #expect(PluralOperands(number) == nil)
  }
}
