#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Preferred units against ICU's own choice, which its number skeletons make but don't tell.
  ///
  /// Both are formatted in full names, for the text tells unit and value.
  @Suite("Preferred units are those that ICU's skeleton 'usage' chooses")
  struct UnitPreferenceOracleTests {
    /// Units from which each quantity starts, of different systems.
    static let sources: [String: [String]] = [
      "area": ["square-meter", "acre", "square-kilometer"],
      "concentration": ["millimole-per-liter", "item-per-cubic-meter"],
      "consumption": ["liter-per-100-kilometer", "mile-per-gallon", "mile-per-gallon-imperial"],
      "duration": ["second", "hour"],
      "energy": ["joule", "kilocalorie", "kilowatt-hour"],
      "length": ["meter", "foot", "mile", "centimeter"],
      "mass": ["kilogram", "pound", "stone"],
      "mass-density": ["gram-per-liter"],
      "power": ["watt", "horsepower"],
      "pressure": ["pascal", "inch-ofhg", "pound-force-per-square-inch"],
      "speed": ["meter-per-second", "knot", "mile-per-hour"],
      "temperature": ["celsius", "fahrenheit", "kelvin"],
      "volume": ["liter", "gallon", "cubic-foot"],
      "year-duration": ["year", "month"],
    ]

    @Test(
      "In 30 languages and the regions that data tells apart, at every threshold and around it",
      arguments: Self.sources.keys.sorted())
    func choices(quantity: String) throws {
      let table = UnitPreferenceTable.current
      let usages = try #require(table.usages[quantity])
      var compared = 0
      for usage in usages {
        let own = table.regions(quantity: quantity, usage: usage)
        for locale in OracleLocales.all(regions: own) {
          for source in Self.sources[quantity] ?? [] {
            compared += try compare(source, usage, locale)
          }
        }
      }
      print("ICU's choices of \(quantity): \(compared) compared over \(usages.count) usages")
      #expect(compared > 1_500)
    }

    @Test("Every quantity that ICU has preferences for is compared")
    func quantities() {
      #expect(Set(UnitPreferenceTable.current.usages.keys) == Set(Self.sources.keys))
    }

    private func compare(_ source: String, _ usage: String, _ locale: String) throws -> Int {
      let unit = UnitCategories.current.unit(source)
      let route = try #require(
        UnitPreferences.route(from: unit, usage: usage, localeIdentifier: locale))
      let icu = try ICUNumber(
        skeleton: "\(unit.skeletonStem) usage/\(usage) unit-width-full-name", locale: locale)
      let formats = PartFormats(locale: locale)
      var count = 0
      for value in route.valuesToTry() {
        let expected = try icu.format(value)
        let measurement = try #require(route.measurement(of: value))
        let rounded = measurement.carrying { formats.rounded($0, measurement.precisionSkeleton) }
        let parts = try formats.texts(of: rounded)
        #expect(
          expected.hasParts(parts),
          "\(value) \(source) for \(usage) in \(locale): ICU '\(expected)', parts \(parts)")
        count += 1
      }
      return count
    }
  }
#endif
