#if !canImport(Darwin)
  /// What differs between CLDR 41's unitPreferencesTest.txt and the data of newer ICUs.
  enum UnitPreferenceDifferences {
    private static let tonne = "since CLDR 42 the unit is named 'tonne'"
    private static let india =
      "CLDR 46 has no pressure of India's own: hectopascal, as in the world"

    static let all: [KnownDifference] = [
      KnownDifference(
        row: "mass; default; 001; 1100; 1100.0; kilogram; 11 / 10; 1.1; metric-ton",
        reason: tonne),
      KnownDifference(
        row: "mass; default; 001; 1000; 1000.0; kilogram; 1; 1.0; metric-ton",
        reason: tonne),
      KnownDifference(
        row:
          "pressure; baromtrc; IN; 37250275043751 / 10000000000; 3725.0275043751; kilogram-per-meter-square-second; 11 / 10; 1.1; inch-ofhg",
        reason: india),
      KnownDifference(
        row:
          "pressure; baromtrc; IN; 3386388640341 / 1000000000; 3386.388640341; kilogram-per-meter-square-second; 1; 1.0; inch-ofhg",
        reason: india),
      KnownDifference(
        row:
          "pressure; baromtrc; IN; 30477497763069 / 10000000000; 3047.7497763069; kilogram-per-meter-square-second; 9 / 10; 0.9; inch-ofhg",
        reason: india),
    ]

    /// The rows of each quantity and usage in CLDR 41's file, counted apart from this program.
    static let countsOfCLDR41: [String: Int] = [
      "area/default": 18,
      "area/geograph": 6,
      "area/land": 6,
      "concentration/blood-glucose": 6,
      "concentration/default": 3,
      "consumption/default": 3,
      "consumption/vehicle-fuel": 12,
      "duration/default": 15,
      "duration/media": 5,
      "energy/default": 3,
      "energy/food": 6,
      "length/default": 14,
      "length/focal-length": 3,
      "length/person": 6,
      "length/person-height": 11,
      "length/rainfall": 9,
      "length/road": 38,
      "length/snowfall": 6,
      "length/vehicle": 9,
      "length/visiblty": 13,
      "mass-density/default": 3,
      "mass/default": 18,
      "mass/person": 19,
      "power/default": 11,
      "power/engine": 6,
      "pressure/baromtrc": 12,
      "pressure/default": 8,
      "speed/default": 6,
      "speed/wind": 9,
      "temperature/default": 6,
      "temperature/weather": 6,
      "volume/default": 10,
      "volume/fluid": 25,
      "volume/oil": 3,
      "volume/vehicle": 6,
      "year-duration/default": 5,
      "year-duration/person-age": 7,
    ]

    /// The quantities and usages that Apple's constants reach, each with its rows.
    ///
    /// Source: Apple's documentation of `MeasurementFormatUnitUsage`; `general` is CLDR's
    /// `default`.
    static let reachedByConstants: Set<String> = [
      "area/default", "concentration/default", "consumption/default", "energy/default",
      "energy/food", "length/default", "length/focal-length", "length/person",
      "length/person-height", "length/rainfall", "length/road", "length/snowfall",
      "length/visiblty", "mass/default", "mass/person", "mass-density/default", "power/default",
      "pressure/baromtrc", "pressure/default", "speed/default", "speed/wind",
      "temperature/default", "temperature/weather", "volume/default", "volume/fluid",
    ]
  }
#endif
