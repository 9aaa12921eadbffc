#if !canImport(Darwin)
  /// What differs between CLDR 41's unitsTest.txt and the data of newer ICUs.
  enum UnitConversionDifferences {
    private static let daltonIsAMass = "since CLDR 42 a dalton is a mass, and no longer an energy"
    private static let exactLengths = "since CLDR 42 the astronomical unit and the year are exact"
    private static let tonne = "since CLDR 42 the unit is named 'tonne'"

    static let all: [KnownDifference] = [
      KnownDifference(
        row:
          "energy; dalton; kilogram-square-meter-per-square-second; 0.00000000014924180856 * x; 1.492418E-7",
        reason: daltonIsAMass),
      KnownDifference(
        row: "length; astronomical-unit; meter; 149,597,900,000 * x; 1.495979E14",
        reason: exactLengths),
      KnownDifference(
        row: "length; light-year; meter; 9,460,730,000,000,000 * x; 9.46073E18",
        reason: exactLengths),
      KnownDifference(
        row: "length; parsec; meter; 30,856,780,000,000,000 * x; 3.085678E19",
        reason: exactLengths),
      KnownDifference(
        row: "mass; metric-ton; kilogram; 1,000 * x; 1000000.0",
        reason: tonne),
    ]

    /// The rows of each quantity in CLDR 41's file, counted apart from this program.
    static let countsOfCLDR41: [String: Int] = [
      "acceleration": 2,
      "angle": 5,
      "area": 10,
      "concentration": 2,
      "concentration-mass": 1,
      "consumption": 2,
      "consumption-inverse": 2,
      "digital": 11,
      "duration": 10,
      "electric-current": 2,
      "electric-resistance": 1,
      "energy": 12,
      "force": 2,
      "frequency": 4,
      "graphics": 3,
      "illuminance": 1,
      "length": 23,
      "luminous-flux": 1,
      "luminous-intensity": 1,
      "mass": 14,
      "portion": 6,
      "power": 7,
      "pressure": 10,
      "pressure-per-length": 1,
      "resolution": 4,
      "speed": 4,
      "substance-amount": 2,
      "temperature": 3,
      "typewidth": 1,
      "voltage": 1,
      "volume": 34,
      "year-duration": 6,
    ]
  }
#endif
