#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// What the style makes of units, widths, usages and number styles.
  struct MeasurementFormatStyleTests {
    @Test(
      "Units are written in the locale's words (CLDR 46, units, short)",
      arguments: [
        ("en_US", 2454, UnitLength.feet, "2,454 ft"), ("en_US", 748, .meters, "748 m"),
        ("zh-Hans", 748, .meters, "748米"), ("zh-Hant", 748, .meters, "748公尺"),
        ("fr", 748, .meters, "748\u{202F}m"), ("ru", 748, .meters, "748 м"),
        ("de", 2454, .feet, "2.454 ft"), ("pl", 2454, .feet, "2454 ft"),
        ("ko", 748, .meters, "748m"), ("ja", 748, .meters, "748 m"), ("tr", 748, .meters, "748 m"),
      ])
    func units(identifier: String, value: Double, unit: UnitLength, expected: String) {
      let style = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: identifier), usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(0)))
      #expect(Measurement(value: value, unit: unit).formatted(style) == expected)
    }

    @Test(
      "Widths go from the full name to the shortest form, in the plural form of the digits (CLDR 46)",
      arguments: [
        ("en_US", 748, "748 meters", "748 m", "748m"),
        ("en_GB", 748, "748 metres", "748 m", "748m"),
        ("en_US", 1, "1 meter", "1 m", "1m"), ("pl", 748, "748 metrów", "748 m", "748 m"),
        ("ru", 742, "742 метра", "742 м", "742 м"), ("ar", 1, "متر", "1 م", "1 م"),
        ("ja", 748, "748メートル", "748 m", "748m"),
      ])
    func widths(
      identifier: String, value: Double, wide: String, abbreviated: String, narrow: String
    ) {
      typealias Style = Measurement<UnitLength>.FormatStyle
      let length = Measurement<UnitLength>(value: value, unit: .meters)
      let locale = Locale(identifier: identifier)
      func text(_ width: Style.UnitWidth) -> String {
        Style(width: width, locale: locale, usage: .asProvided).format(length)
      }
      #expect(text(.wide) == wide)
      if identifier != "ar" {
        #expect(text(.abbreviated) == abbreviated)
        #expect(text(.narrow) == narrow)
      }
    }

    @Test(
      "The energy of a workout is that of food in the region (CLDR 46, unit preferences)",
      arguments: [
        ("en_US", "428 Cal"), ("en_AU", "1,791 kJ"), ("fr_FR", "428\u{202F}kcal"),
        ("zh-Hans_CN", "428千卡"), ("en_GB", "428 kcal"), ("zh-Hant_TW", "428大卡"),
      ])
    func workout(identifier: String, expected: String) {
      let energy = Measurement<UnitEnergy>(value: 428, unit: .kilocalories)
      let style = Measurement<UnitEnergy>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: identifier), usage: .workout)
      #expect(energy.formatted(style) == expected)
    }

    @Test("A usage rounds, as ICU does; a number style rounds as it says, with a usage too")
    func rounding() {
      let energy = Measurement<UnitEnergy>(value: 428.4321, unit: .kilocalories)
      var style = Measurement<UnitEnergy>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .food)
      #expect(style.format(energy) == "428 Cal")
      style.numberFormatStyle = .number.precision(.fractionLength(1))
      #expect(style.format(energy) == "428.4 Cal")
      style.numberFormatStyle = .number.grouping(.never)
      #expect(style.format(energy) == "428 Cal")
      style.numberFormatStyle = nil
      style.usage = .asProvided
      #expect(style.format(energy) == "428.4321 kcal")
      style.usage = nil
      #expect(style.format(energy) == "428.4321 kcal")
    }

    @Test("Mixed units carry what rounding fills up, and have one sign in front")
    func mixed() {
      var style = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .personHeight,
        numberFormatStyle: .number.precision(.fractionLength(0)))
      // 6 ft are 182.88 cm; 182.8 cm are 5 ft 11.97 in.
      #expect(style.format(Measurement(value: 182.8, unit: .centimeters)) == "6 ft, 0 in")
      style.numberFormatStyle = .number.precision(.fractionLength(0)).sign(strategy: .always())
      #expect(style.format(Measurement(value: 182.88, unit: .centimeters)) == "+6 ft, 0 in")
      #expect(style.format(Measurement(value: -190.5, unit: .centimeters)) == "-6 ft, 3 in")
      style.numberFormatStyle = nil
      #expect(style.format(Measurement(value: 190, unit: .centimeters)) == "6 ft, 2.8 in")
    }

    @Test("A number that is scaled keeps to one unit of several, for it can't carry")
    func scaledMixed() {
      let style = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .personHeight,
        numberFormatStyle: .number.precision(.fractionLength(2)).scale(2))
      // 182.8 cm are 5.9974 ft.
      #expect(style.format(Measurement(value: 182.8, unit: .centimeters)) == "11.99 ft")
    }

    @Test(
      "A number style with an option that ICU can't take keeps the others (Foundation drops all, or traps)"
    )
    func outOfRange() {
      let german = Locale(identifier: "de_DE")
      let number = FloatingPointFormatStyle<Double>(locale: german)
        .grouping(.never).sign(strategy: .always())
      let styles: [(FloatingPointFormatStyle<Double>, String)] = [
        (number.scale(1e300), "+1234,5 m"), (number.scale(.infinity), "+1234,5 m"),
        (number.scale(.nan), "+1234,5 m"), (number.rounded(increment: 1e300), "+1234,5 m"),
        (number.rounded(increment: .infinity), "+1234,5 m"),
        (number.precision(.fractionLength(-1)), "+1234 m"),
        (number.precision(.integerLength(-2)), "+1234,5 m"),
        (number.precision(.significantDigits(-5)), "+1000 m"),
        (number.precision(.fractionLength(1...5000)), "+1234,5 m"),
      ]
      for (style, expected) in styles {
        let length = Measurement<UnitLength>.FormatStyle(
          width: .abbreviated, locale: german, usage: .asProvided, numberFormatStyle: style)
        #expect(length.format(Measurement(value: 1234.5, unit: .meters)) == expected)
      }
    }

    @Test(
      "A temperature without its scale (CLDR 46, temperature-generic), converted for the region",
      arguments: [
        ("en_US", "77°", "77 degrees"), ("de_DE", "25°", "25 Grad"), ("fr_FR", "25°", "25 degrés"),
      ])
    func hiddenScale(identifier: String, narrow: String, wide: String) {
      let temperature = Measurement<UnitTemperature>(value: 25, unit: .celsius)
      var style = Measurement<UnitTemperature>.FormatStyle(
        width: .narrow, locale: Locale(identifier: identifier), usage: .weather,
        hidesScaleName: true)
      #expect(style.format(temperature) == narrow)
      style.width = .wide
      #expect(
        style.format(temperature).replacing("\u{A0}", with: " ") == wide)
    }

    @Test("The published examples of temperatures (Apple's documentation of `usage`)")
    func publishedTemperatures() {
      let temperature = Measurement<UnitTemperature>(value: 36.8, unit: .celsius)
      let locale = Locale(identifier: "en_US")
      #expect(temperature.formatted(.measurement().locale(locale)) == "98°F")
      #expect(
        temperature.formatted(
          .measurement(width: .abbreviated, usage: .asProvided).locale(locale)) == "36.8°C")
    }

    @Test("A style is encoded as Apple's is, and comes back equal")
    func encoding() throws {
      let style = Measurement<UnitTemperature>.FormatStyle(
        width: .narrow, locale: Locale(identifier: "de_DE"), usage: .weather, hidesScaleName: true,
        numberFormatStyle: .number.grouping(.never))
      let data = try JSONEncoder().encode(style)
      // The names of the stored properties of swift-foundation's published source.
      let object = try #require(
        try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(
        Set(object.keys) == ["width", "locale", "usage", "numberFormatStyle", "_hidesScaleName"])
      #expect(object["width"] as? [String: Int] == ["option": 2])
      #expect(object["usage"] as? [String: String] == ["usage": "weather"])
      let decoded = try JSONDecoder().decode(
        Measurement<UnitTemperature>.FormatStyle.self, from: data)
      #expect(decoded == style)
      #expect(decoded.hashValue == style.hashValue)
    }
  }
#endif
