#if !canImport(Darwin)
  import Testing

  @testable import Endonym

  /// Expressions of constants (UTS #35 Part 6, "Conversion Data"), with values worked out by hand.
  struct UnitConstantsTests {
    private let constants = UnitConstants(expressions: [
      "ft": "0.3048", "ft3": "ft*ft*ft", "in3": "ft3/12*12*12", "pi": "22 / 7", "loop": "pool*2",
      "pool": "loop/2", "empty": "", "zero": "0",
    ])

    private static let endless = String(repeating: "2*", count: 1_000) + "2"
    private static let cubicFoot = 0.028_316_846_592

    static let evaluations: [(String, Double)] = [
      ("1", 1), ("1/360*60", 1 / 21_600.0), ("ft * 6", 1.8288), ("ft^2", 0.092_903_04),
      ("in3", cubicFoot / 1728), ("1728*in3", cubicFoot), ("10/in3", 17_280 / cubicFoot),
      ("7*pi", 22), ("ft/ft", 1), ("2^3", 8), ("6.02214076E+23", 6.022_140_76e23), ("2^-1", 0.5),
      ("1/2^-2", 4),
    ]

    @Test(
      "A product, what divides it, powers, spaces and constants within constants",
      arguments: Self.evaluations)
    func evaluated(expression: String, expected: Double) throws {
      let factor = try #require(constants.factor(expression))
      let fraction = try #require(factor.fraction(constants.values))
      #expect(abs(fraction.numerator / fraction.denominator / expected - 1) < 1e-14)
    }

    @Test(
      "What isn't well formed, or never ends, is nil",
      arguments: [
        "", " ", "*", "1*", "/2", "1/", "nothing", "loop", "empty", "zero", "0", "1^x", "1^2^3",
        "2^999999999999999999999", "2^65", "inf", "nan",
        String(repeating: "2*", count: 1_000) + "2",
      ])
    func malformed(expression: String) {
      #expect(constants.factor(expression) == nil)
    }

    @Test("What cancels leaves no rounding behind")
    func cancelling() throws {
      var factor = try #require(constants.factor("ft*5280"))
      factor.divide(by: try #require(constants.factor("ft*3")))
      let fraction = try #require(factor.fraction(constants.values))
      #expect(fraction.numerator / fraction.denominator == 1760)
      #expect(UnitFactor(constants: ["unknown": 1]).fraction([:]) == nil)
    }
  }
#endif
