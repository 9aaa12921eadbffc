#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Usages that anybody can decode.
  struct MeasurementFormatUnitUsageTests {
    @Test(
      "A usage that no constant declares keeps the unit, where ICU would take it for the default",
      arguments: ["workout", "vehicle", "", "wind", "default ", "road usage/road", "food"])
    func unknown(name: String) throws {
      let data = try JSONEncoder().encode(["usage": name])
      let usage = try JSONDecoder().decode(MeasurementFormatUnitUsage<UnitLength>.self, from: data)
      let style = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "en_US"), usage: usage)
      #expect(style.format(Measurement(value: 1234.5678, unit: .meters)) == "1,234.5678 m")
      #expect(style.format(Measurement(value: 2, unit: .megameters)) == "2 Mm")
    }

    @Test("A dimension without preferences keeps the unit (CLDR 46, unit preferences)")
    func withoutPreferences() {
      let locale = Locale(identifier: "en_US")
      #expect(
        Measurement<UnitAngle>.FormatStyle(width: .narrow, locale: locale)
          .format(Measurement(value: 90, unit: .degrees)) == "90°")
      #expect(
        Measurement<UnitInformationStorage>.FormatStyle(width: .abbreviated, locale: locale)
          .format(Measurement(value: 1.5, unit: .gigabytes)) == "1.5 GB")
    }

    @Test("A concentration stays what it is; CLDR 46 prefers items per cubic meter")
    func concentration() {
      typealias Style = Measurement<UnitConcentrationMass>.FormatStyle
      let style = Style(width: .abbreviated, locale: Locale(identifier: "en_US"))
      let units: [(UnitConcentrationMass, String)] = [
        (.milligramsPerDeciliter, "5.5 mg/dL"), (.gramsPerLiter, "5.5 g/L"),
        (.millimolesPerLiter(withGramsPerMole: 18), "5.5 mmol/L"),
      ]
      for (unit, expected) in units {
        #expect(style.format(Measurement(value: 5.5, unit: unit)) == expected)
      }
      let parts = Measurement<UnitDispersion>(value: 400, unit: .partsPerMillion)
      #expect(
        Measurement<UnitDispersion>.FormatStyle(
          width: .abbreviated, locale: Locale(identifier: "en_US")
        ).format(parts) == "400 ppm")
    }

    @Test("The temperature of a person is the region's, which CLDR 46 has no usage for")
    func personTemperature() {
      let fever = Measurement<UnitTemperature>(value: 39, unit: .celsius)
      func text(_ identifier: String) -> String {
        Measurement<UnitTemperature>.FormatStyle(
          width: .abbreviated, locale: Locale(identifier: identifier), usage: .person,
          numberFormatStyle: .number.precision(.fractionLength(1))
        ).format(fever)
      }
      #expect(text("en_US") == "102.2°F")
      #expect(text("ja_JP") == "39.0°C")
    }

    @Test("A region, a system and a unit of temperature in the locale are honoured (UTS #35)")
    func overrides() {
      let distance = Measurement<UnitLength>(value: 10, unit: .kilometers)
      func text(_ identifier: String) -> String {
        Measurement<UnitLength>.FormatStyle(
          width: .abbreviated, locale: Locale(identifier: identifier), usage: .road
        ).format(distance)
      }
      #expect(text("en_US") == "6.2 mi")
      #expect(text("en_US@rg=dezzzz") == "10 km")
      #expect(text("en-US-u-ms-metric") == "10 km")
      #expect(text("de_DE") == "10 km")
      let warm = Measurement<UnitTemperature>(value: 25, unit: .celsius)
      let style = Measurement<UnitTemperature>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "en_US@mu=celsius"), usage: .weather)
      #expect(style.format(warm) == "25°C")
    }
  }
#endif
