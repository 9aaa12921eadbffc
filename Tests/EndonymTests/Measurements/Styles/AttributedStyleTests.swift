#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// The runs of locales that put unit and value together in other ways than English.
  struct AttributedStyleTests {
    @Test(
      "Unit first, around the value, without a space; marks before a sign belong to no part (CLDR 46)",
      arguments: [
        ("en_US", ["value -1,748.5", "between  ", "unit m"], 1),
        ("sw", ["unit mita", "between  ", "value -1,748.5"], 1),
        ("ko", ["value -1,748.5", "unit m"], 1),
        ("fr", ["value -1\u{202F}748,5", "between \u{202F}", "unit m"], 1),
        ("he", ["between \u{200E}", "value -1,748.5", "between  ", "unit מ׳"], 1),
        ("ar_EG", ["between \u{61C}", "value -١٬٧٤٨٫٥", "between  ", "unit متر"], 1),
        ("fa", ["between \u{200E}", "value −۱٬۷۴۸٫۵", "unit متر"], 1),
      ])
    func runsOfLengths(identifier: String, expected: [String], sign: Int) {
      let style = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: identifier), usage: .asProvided)
      let length = Measurement<UnitLength>(value: -1748.5, unit: .meters)
      let found = runs(of: style.attributed.format(length))
      // CLDR's space between the two is U+00A0 in some languages.
      #expect(found.map { $0.replacing("\u{A0}", with: " ") } == expected)
    }

    @Test("A unit around its value has two runs (CLDR 46, ja: 摂氏 {0} 度)")
    func around() {
      let style = Measurement<UnitTemperature>.FormatStyle(
        width: .wide, locale: Locale(identifier: "ja"), usage: .asProvided)
      let text = style.attributed.format(Measurement(value: 25, unit: .celsius))
      #expect(
        runs(of: text).filter { !$0.hasPrefix("between") } == ["unit 摂氏", "value 25", "unit 度"])
      #expect(
        text.runs.map { text.characters.distance(from: text.startIndex, to: $0.range.lowerBound) }
          .first == 0)
    }

    @Test("A word that says the number too is unit alone (CLDR 46, he and ar)")
    func withoutValue() {
      for (identifier, value) in [("he", 2.0), ("ar", 1), ("ar", 2)] {
        let style = Measurement<UnitLength>.FormatStyle(
          width: .wide, locale: Locale(identifier: identifier), usage: .asProvided)
        let text = style.attributed.format(Measurement(value: value, unit: .meters))
        #expect(text.runs.contains { $0.measurement == .unit })
        if identifier == "he" { #expect(runs(of: text) == ["unit שני מטר"]) }
      }
    }

    @Test("Mixed units have runs for each part (ICU 76, unit preferences and list patterns)")
    func mixed() {
      let height = Measurement<UnitLength>(value: -190, unit: .centimeters)
      let style = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .personHeight)
      #expect(
        runs(of: style.attributed.format(height)) == [
          "value -6", "between  ", "unit ft", "between , ", "value 2.8", "between  ", "unit in",
        ])
      let weight = Measurement<UnitMass>(value: 90, unit: .kilograms)
      let british = Measurement<UnitMass>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "en_GB"), usage: .personWeight)
      #expect(
        runs(of: british.attributed.format(weight)) == [
          "value 14", "between  ", "unit st", "between , ", "value 2.4", "between  ", "unit lb",
        ])
    }

    @Test("The style has the properties of the one that it comes from")
    func properties() {
      var style = Measurement<UnitLength>.FormatStyle(
        width: .wide, locale: Locale(identifier: "de_DE"), usage: .road
      ).attributed
      #expect(style.width == .wide)
      #expect(style.usage == .road)
      style.width = .narrow
      style.numberFormatStyle = .number.precision(.fractionLength(2))
      #expect(style.width == .narrow)
      #expect(
        style.locale(Locale(identifier: "fr_FR"))[dynamicMember: \.locale].identifier == "fr_FR")
      style.usage = .asProvided
      let text = style.format(Measurement(value: 1.5, unit: .meters))
      #expect(String(text.characters) == "1,50 m")
    }
  }
#endif
