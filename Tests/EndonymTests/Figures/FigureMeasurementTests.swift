import Endonym
import Foundation
import Testing

/// The roles of a measurement's runs, and bare unit labels (CLDR 46, units).
struct FigureMeasurementTests {
  @Test(
    "Value and unit are where the format has them",
    arguments: [
      ("en_US", "[748] (m)"), ("fr", "[748]\u{202F}(m)"), ("zh-Hans", "[748](米)"),
      ("zh-Hant", "[748](公尺)"), ("ru", "[748] (м)"), ("sw", "(mita) [748]"),
    ])
  func lengths(locale: String, expected: String) {
    let figure = Figure(
      Measurement<UnitLength>(value: 748, unit: .meters),
      .measurement(width: .abbreviated, usage: .asProvided).locale(Locale(identifier: locale)))
    #expect(spelled(figure) == expected)
  }

  @Test("A style that attributes its output can be given itself")
  func attributedStyle() {
    let figure = Figure(
      Measurement<UnitLength>(value: 2454, unit: .feet),
      .measurement(width: .abbreviated, usage: .asProvided).locale(Locale(identifier: "en_US"))
        .attributed)
    #expect(spelled(figure) == "[2,454] (ft)")
  }

  @Test(
    "A unit's label is its run alone",
    arguments: [
      ("en_US", "km", "mi"), ("zh-Hans", "公里", "英里"), ("ru", "км", "ми"), ("th", "กม.", "ไมล์"),
    ])
  func labels(locale: String, kilometers: String, miles: String) {
    let locale = Locale(identifier: locale)
    #expect(Figure.unitLabel(for: UnitLength.kilometers, locale: locale) == kilometers)
    #expect(Figure.unitLabel(for: UnitLength.miles, locale: locale) == miles)
  }

  @Test("A unit's name agrees with the count (CLDR, Polish: many)")
  func names() {
    let polish = Locale(identifier: "pl")
    #expect(Figure.unitLabel(for: UnitLength.meters, width: .wide, locale: polish) == "metr")
    #expect(
      Figure.unitLabel(for: UnitLength.meters, count: 5, width: .wide, locale: polish) == "metrów")
  }
}
