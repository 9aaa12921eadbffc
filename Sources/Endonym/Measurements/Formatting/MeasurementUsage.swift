#if !canImport(Darwin)
  /// The usages that Apple's constants declare, by CLDR's names of usages and of the categories of
  /// units.
  ///
  /// ICU takes a usage that it doesn't know for `default` without a word, so that none may reach it
  /// unchecked.
  enum MeasurementUsage {
    static let general = "default"
    static let asProvided = "asProvided"

    // Concentrations have preferences, too, but those of CLDR count items per cubic meter:
    // milligrams of glucose per deciliter are to stay what they are.
    private static let declared: [String: Set<String>] = [
      "area": [general],
      "consumption": [general],
      "energy": [general, "food"],
      "length": [
        general, "person", "person-height", "road", "focal-length", "rainfall", "snowfall",
        "visiblty",
      ],
      "mass": [general, "person"],
      "power": [general],
      "pressure": [general, "baromtrc"],
      "speed": [general, "wind"],
      "temperature": [general, "person", "weather"],
      "volume": [general, "fluid"],
    ]

    /// Whether a constant declares a usage for the dimension of a unit.
    static func isDeclared(_ usage: String, for unit: CLDRUnit) -> Bool {
      declared[unit.category]?.contains(usage) == true
    }
  }
#endif
