#if !canImport(Darwin)
  import Testing

  @testable import Endonym

  /// Conversions whose results are exact by definition (NIST Special Publication 811, appendix B).
  struct UnitDefinitionsTests {
    private let definitions = UnitDefinitions.current

    private static let endless = String(repeating: "pow15-yottameter-", count: 4_000) + "meter"

    static let conversions: [(String, String, Double, Double)] = [
      ("kilometer", "meter", 1.0, 1000.0), ("square-kilometer", "square-meter", 1, 1e6),
      ("cubic-centimeter", "liter", 1000, 1), ("kibibyte", "byte", 1, 1024),
      ("mebibyte", "kibibyte", 1, 1024), ("kilobyte", "bit", 1, 8000),
      ("meter-per-second", "kilometer-per-hour", 10, 36), ("mile", "foot", 1, 5280),
      ("mile-per-gallon", "liter-per-100-kilometer", 23.521_458_333_333_333, 10),
      ("liter-per-100-kilometer", "mile-per-gallon", 10, 23.521_458_333_333_333),
      ("celsius", "fahrenheit", 100, 212), ("fahrenheit", "celsius", -40, -40),
      ("kelvin", "celsius", 0, -273.15), ("acre", "square-foot", 1, 43_560),
      ("pow2-foot", "square-inch", 1, 144), ("hectare", "square-meter", 1, 10_000),
      ("kilogram-meter-per-square-second", "newton", 3, 3), ("joule", "newton-meter", 7, 7),
      ("square-hectare", "pow4-meter", 1, 1e8), ("second-per-meter", "meter-per-second", 4, 0.25),
    ]

    @Test("Prefixes, powers, quotients, reciprocals and offsets", arguments: Self.conversions)
    func known(source: String, target: String, value: Double, expected: Double) throws {
      let conversion = try #require(definitions.conversion(from: source, to: target))
      #expect(abs(conversion(value) - expected) <= 1e-12 * max(1, abs(expected)))
      #expect(abs(conversion.inverted(conversion(value)) - value) <= 1e-12 * max(1, abs(value)))
    }

    @Test("A unit converts to itself without a trace of rounding")
    func identity() throws {
      let conversion = try #require(definitions.conversion(from: "fahrenheit", to: "fahrenheit"))
      #expect(conversion(72.3) == 72.3)
    }

    @Test(
      "What measures different things, is mixed, unknown or not linear doesn't convert",
      arguments: [
        ("meter", "kilogram"), ("foot-and-inch", "meter"), ("meter", "foot-and-inch"),
        ("beaufort", "meter-per-second"), ("meter-per-second", "beaufort"), ("", ""),
        ("nonsense", "nonsense"), ("meter-", "meter"), ("-meter", "meter"), ("per-", "meter"),
        ("pow99-meter", "meter"), ("pow1-meter", "meter"), ("square-cubic-meter", "meter"),
        (Self.endless, "meter"),
        ("pow15-quettameter-pow15-yottameter", "pow30-meter"),
      ])
    func impossible(source: String, target: String) {
      #expect(definitions.conversion(from: source, to: target) == nil)
    }

    @Test("Zero converts to infinity where the reciprocal is meant")
    func reciprocalOfZero() throws {
      let conversion = try #require(
        definitions.conversion(from: "mile-per-gallon", to: "liter-per-kilometer"))
      #expect(conversion(0) == .infinity)
      #expect(conversion.inverted(0) == .infinity)
      #expect(conversion(.infinity) == 0)
    }

    @Test(
      "Quantities are CLDR's, also of composed units and of reciprocals (unitQuantities)",
      arguments: [
        ("foot", "length"), ("mile-per-gallon", "consumption"),
        ("liter-per-100-kilometer", "consumption"), ("gram-per-liter", "mass-density"),
        ("milligram-ofglucose-per-deciliter", "concentration"), ("newton-meter", "energy"),
        ("pound-force-per-square-inch", "pressure"), ("month", "year-duration"),
        ("lux", "illuminance"), ("lumen", "luminous-flux"),
      ])
    func quantities(identifier: String, quantity: String) {
      #expect(definitions.quantity(of: identifier) == quantity)
    }
  }
#endif
