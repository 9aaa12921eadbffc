#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Usages against ICU's own, which takes them in its number skeletons.
  struct PreferredUnitTests {
    private static let cases: [(dimension: Dimension, usages: [String])] = [
      (
        UnitLength.meters,
        [
          "default", "person", "person-height", "road", "focal-length", "rainfall", "snowfall",
          "visiblty",
        ]
      ),
      (UnitLength.inches, ["default", "person-height", "road"]),
      (UnitMass.kilograms, ["default", "person"]),
      (UnitEnergy.kilocalories, ["default", "food"]),
      (UnitSpeed.metersPerSecond, ["default", "wind"]),
      (UnitTemperature.celsius, ["default", "person", "weather"]),
      (UnitPressure.hectopascals, ["default", "baromtrc"]),
      (UnitVolume.liters, ["default", "fluid"]),
      (UnitArea.squareMeters, ["default"]),
      (UnitPower.watts, ["default"]),
      (UnitFuelEfficiency.litersPer100Kilometers, ["default"]),
    ]

    private let values: [Double] = [
      0, 0.02, 0.3, 1, 1.83, 5, 12.345, 68, 99.5, 182.88, 1234.5, 54_321, -0.1, -1.83, -40.2,
    ]

    @Test(
      "A usage gives what ICU's skeleton gives, string for string",
      arguments: testedLanguages + [
        "en_GB", "en_AU", "en_CA", "fr_CA", "de_CH", "ar_EG", "sw", "fa",
      ])
    func oracle(language: String) throws {
      var compared = 0
      for (dimension, usages) in Self.cases {
        let unit = try #require(FoundationUnits.cldrUnit(for: dimension))
        for usage in usages {
          for width in [MeasurementUnitWidth.wide, .abbreviated, .narrow] {
            if hasBrokenPattern(unit, usage, width, language) { continue }
            let icu = try ICUNumber(
              skeleton: "\(unit.skeletonStem) \(width.skeletonStem) usage/\(usage)",
              locale: language)
            let parameters = MeasurementParameters(
              width: width, locale: Locale(identifier: language), usage: usage,
              isScaleNameHidden: false, numberFormatStyle: nil)
            for value in values {
              let expected = try icu.format(value)
              let text = MeasurementText.string(value, dimension, parameters)
              compared += 1
              if losesSign(value, unit, usage, language) { continue }
              #expect(text == expected, "\(language) \(unit.identifier) \(usage) \(width) \(value)")
              let attributed = MeasurementText.attributedString(value, dimension, parameters)
              #expect(String(attributed.characters) == expected)
            }
          }
        }
      }
      #expect(compared == (27 * 3 - (language == "fi" ? 2 : 0)) * values.count)
    }

    /// ICU 76 fails with narrow areas and masses in Finnish: it rejects the pattern of one of their
    /// units.
    private func hasBrokenPattern(
      _ unit: CLDRUnit, _ usage: String, _ width: MeasurementUnitWidth, _ language: String
    ) -> Bool {
      language == "fi" && width == .narrow && usage == MeasurementUsage.general
        && ["area", "mass"].contains(unit.category)
    }

    /// ICU writes minus 10 cm as "0 m, 10 cm" where a mixed unit begins with zero: it must not lose
    /// its sign.
    private func losesSign(
      _ value: Double, _ unit: CLDRUnit, _ usage: String, _ language: String
    ) -> Bool {
      let parts =
        UnitPreferences.preferred(
          value, in: unit, usage: usage, locale: Locale(identifier: language))?.parts ?? []
      return value < 0 && parts.count > 1 && parts[0].value == 0
    }

    @Test("A mixed unit that begins with zero has its sign all the same")
    func signOfZero() {
      let style = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "ar_EG@numbers=latn"), usage: .personHeight)
      #expect(style.format(Measurement(value: -10, unit: .centimeters)).contains("-0"))
    }

    @Test("A width that ICU fails with gives way to the next wider one")
    func brokenPattern() {
      let area = Measurement<UnitArea>(value: 5, unit: .squareKilometers)
      let style = Measurement<UnitArea>.FormatStyle(
        width: .narrow, locale: Locale(identifier: "fi_FI"), usage: .asProvided)
      #expect(style.format(area).replacing("\u{A0}", with: " ") == "5 km²")
      // The language stays: the root locale has a point here.
      #expect(
        style.format(Measurement(value: 1.5, unit: .squareKilometers))
          .replacing("\u{A0}", with: " ") == "1,5 km²")
    }

    @Test(
      "Rounding of a number style is ICU's with a usage too",
      arguments: ["en_US", "en_GB", "de", "hi"])
    func numberStyles(language: String) throws {
      let styles: [(FloatingPointFormatStyle<Double>, String)] = [
        (.number.precision(.fractionLength(2)), ".00"),
        (.number.precision(.significantDigits(3)), "@@@"),
        (.number.notation(.compactName), "compact-short"),
      ]
      for (style, skeleton) in styles {
        let icu = try ICUNumber(
          skeleton: "measure-unit/length-meter unit-width-short usage/road \(skeleton)",
          locale: language)
        let measurementStyle = Measurement<UnitLength>.FormatStyle(
          width: .abbreviated, locale: Locale(identifier: language), usage: .road,
          numberFormatStyle: style)
        for value in [12.5, 777, 123_456] {
          #expect(
            measurementStyle.format(Measurement(value: value, unit: .meters))
              == (try icu.format(value)), "\(language) \(skeleton) \(value)")
        }
      }
    }
  }
#endif
