#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Apple's class of old over the new style.
  ///
  /// The expected texts are Apple's documentation's and published outputs where they are given,
  /// otherwise CLDR's unit patterns (`common/main/<language>.xml`).
  struct MeasurementFormatterTests {
    @Test("Without options the locale's region chooses the unit (published outputs)")
    func preferredUnits() {
      let distance = Measurement(value: 1500, unit: UnitLength.meters)
      #expect(formatter("ja_JP").string(from: distance) == "1.5 km")
      let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
      #expect(formatter("en_GB").string(from: speed) == "62.137 mph")
      #expect(formatter("de_DE").string(from: speed) == "100 km/h")
    }

    /// Apple's class gives "0.932 mi" here, for it looks at no value without `naturalScale`.
    @Test(
      "By CLDR's preferences less than a mile is feet (unitPreferenceData, length, default, US)")
    func preferencesBySize() {
      let distance = Measurement(value: 1500, unit: UnitLength.meters)
      #expect(formatter("en_US").string(from: distance) == "4,921.26 ft")
    }

    @Test("The provided unit is kept, the natural scale is found (Apple's documentation)")
    func unitOptions() {
      let distance = Measurement(value: 12_000, unit: UnitLength.meters)
      #expect(formatter("en_US", .providedUnit).string(from: distance) == "12,000 m")
      #expect(formatter("de_DE", .naturalScale).string(from: distance) == "12 km")
      let height = Measurement(value: 31, unit: UnitLength.centimeters)
      #expect(formatter("fr_FR", .providedUnit).string(from: height) == "31\u{202F}cm")
    }

    @Test("Styles are the shortest form, the abbreviation, the name")
    func unitStyles() {
      let formatter = formatter("en_US", .providedUnit)
      let distance = Measurement(value: 5, unit: UnitLength.kilometers)
      let expected: [(Formatter.UnitStyle, String)] = [
        (.short, "5km"), (.medium, "5 km"), (.long, "5 kilometers"),
      ]
      for (style, text) in expected {
        formatter.unitStyle = style
        #expect(formatter.string(from: distance) == text)
      }
      formatter.unitStyle = .long
      #expect(
        formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
      formatter.locale = Locale(identifier: "ru_RU")
      #expect(
        formatter.string(from: Measurement(value: 748, unit: UnitLength.meters)) == "748 метров")
    }

    @Test("Temperatures can go without their scale")
    func temperatureWithoutUnit() {
      let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
      #expect(formatter("de_DE", .temperatureWithoutUnit).string(from: warm) == "25°")
      #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warm) == "77°")
      #expect(
        formatter("en_US", [.temperatureWithoutUnit, .providedUnit]).string(from: warm) == "25°")
      #expect(formatter("en_US").string(from: warm) == "77°F")
    }

    @Test("The number formatter writes the number, and its digits decide the plural")
    func numberFormatter() {
      let formatter = formatter("en_US", .providedUnit)
      formatter.unitStyle = .long
      formatter.numberFormatter.minimumFractionDigits = 2
      let mile = Measurement(value: 1, unit: UnitLength.miles)
      #expect(formatter.string(from: mile) == "1.00 miles")
      let words = NumberFormatter()
      words.numberStyle = .spellOut
      words.locale = Locale(identifier: "en_US")
      formatter.numberFormatter = words
      #expect(
        formatter.string(from: Measurement(value: 3, unit: UnitLength.miles)) == "three miles")
      let pointed = NumberFormatter()
      pointed.numberStyle = .decimal
      pointed.locale = Locale(identifier: "en_US")
      pointed.decimalSeparator = "·"
      formatter.numberFormatter = pointed
      formatter.unitOptions = []
      let distance = Measurement(value: 2414.016, unit: UnitLength.meters)
      #expect(formatter.string(from: distance) == "1·5 miles")
    }

    @Test("The number formatter follows the locale, and one that is set is copied")
    func numberFormatterOfLocale() {
      let formatter = formatter("en_US", .providedUnit)
      let distance = Measurement(value: 1234.5, unit: UnitLength.kilometers)
      #expect(formatter.string(from: distance) == "1,234.5 km")
      formatter.locale = Locale(identifier: "de_DE")
      #expect(formatter.string(from: distance) == "1.234,5 km")
      let plain = NumberFormatter()
      plain.locale = Locale(identifier: "en_US")
      formatter.numberFormatter = plain
      plain.maximumFractionDigits = 3
      #expect(formatter.numberFormatter.maximumFractionDigits == 0)
    }

    /// Foundation's number formatter ends the process in these (found by trying).
    @Test(
      "A locale that ICU can't open is as good as none",
      arguments: ["en@numbers=zzzz", "\u{202E}", "🦊"])
    func unusableLocale(identifier: String) {
      let formatter = MeasurementFormatter()
      formatter.locale = Locale(identifier: identifier)
      formatter.unitOptions = .providedUnit
      let text = formatter.string(from: Measurement(value: 5, unit: UnitLength.meters))
      #expect(text.contains("5"))
      formatter.locale = Locale(identifier: identifier)
      #expect(formatter.numberFormatter.string(from: 5) == "5")
    }

    @Test("Units stand alone, and those without words by their symbols")
    func units() {
      let formatter = formatter("en_US")
      formatter.unitStyle = .long
      #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
      formatter.unitStyle = .medium
      #expect(formatter.string(from: UnitLength.kilometers) == "km")
      #expect(formatter.string(from: UnitTemperature.celsius) == "°C")
      #expect(formatter.string(from: UnitAngle.gradians) == "grad")
      #expect(formatter.string(from: Unit(symbol: "likes")) == "likes")
      formatter.locale = Locale(identifier: "zh_Hant")
      #expect(formatter.string(from: UnitLength.meters) == "公尺")
    }

    @Test("Units that are no dimension, and objects of any type")
    func anyUnits() {
      let formatter = formatter("en_US")
      let likes = Measurement(value: 1234.5, unit: Unit(symbol: "likes"))
      #expect(formatter.string(from: likes) == "1,234.5 likes")
      let distance = Measurement(value: 2, unit: UnitLength.miles)
      #expect(formatter.string(for: distance) == "2 mi")
      #expect(formatter.string(for: "2 mi") == nil)
      #expect(formatter.string(for: nil) == nil)
    }

    @Test(
      "Numbers and locales of all kinds give a text",
      arguments: ["en_US", "ar_EG", "", "xx", "no such locale", "de_DE@rg=uszzzz"])
    func absurdNumbers(locale: String) {
      let values: [Double] = [
        .nan, .infinity, -.infinity, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, 0.5,
      ]
      let units: [Dimension] = [
        UnitLength.meters, UnitLength.megameters, UnitElectricCharge.coulombs, UnitMass.stones,
        UnitTemperature.celsius, UnitFuelEfficiency.milesPerGallon,
        UnitLength(symbol: "", converter: UnitConverterLinear(coefficient: 0)),
      ]
      for options: MeasurementFormatter.UnitOptions in [
        [], .providedUnit, [.naturalScale, .temperatureWithoutUnit],
      ] {
        let formatter = formatter(locale, options)
        for value in values {
          for unit in units {
            #expect(!formatter.string(from: Measurement(value: value, unit: unit)).isEmpty)
          }
        }
      }
    }

    @Test("Copies keep the settings and have a number formatter of their own")
    func copies() throws {
      let original = formatter("en_US", .providedUnit)
      original.numberFormatter.maximumFractionDigits = 0
      let copy = try #require(original.copy() as? MeasurementFormatter)
      original.unitOptions = []
      original.numberFormatter.maximumFractionDigits = 3
      let distance = Measurement(value: 2.75, unit: UnitLength.meters)
      #expect(copy.string(from: distance) == "3 m")
    }

    @Test("One formatter serves several threads, even while its settings change")
    func concurrency() async {
      let formatter = formatter("en_US", .providedUnit)
      await withTaskGroup(of: Bool.self) { group in
        for thousands in 1..<500 {
          group.addTask {
            if thousands % 8 == 0 { formatter.unitStyle = .medium }
            let distance = Measurement(
              value: Double(thousands % 9 + 1) * 1000, unit: UnitLength.feet)
            return formatter.string(from: distance) == "\(thousands % 9 + 1),000 ft"
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }

    private func formatter(
      _ locale: String, _ options: MeasurementFormatter.UnitOptions = []
    ) -> MeasurementFormatter {
      let formatter = MeasurementFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.unitOptions = options
      return formatter
    }
  }
#endif
