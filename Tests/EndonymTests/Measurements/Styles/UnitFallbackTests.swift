#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Units that CLDR has no words for: converted, or written with their symbol.
  ///
  /// The order of fallbacks is that of swift-foundation's published source, but that what regions
  /// have no preference for stays as it is.
  struct UnitFallbackTests {
    private let locale = Locale(identifier: "en_US")

    @Test("As provided, a unit without words has its number and its symbol")
    func symbol() {
      let length = Measurement<UnitLength>(value: 1234.5, unit: .megameters)
      let style = Measurement<UnitLength>.FormatStyle(
        width: .wide, locale: locale, usage: .asProvided)
      #expect(style.format(length) == "1,234.5 Mm")
      #expect(
        runs(of: style.attributed.format(length)) == ["value 1,234.5", "between  ", "unit Mm"])
      let german = style.locale(Locale(identifier: "de_DE"))
      #expect(german.format(length) == "1.234,5 Mm")
    }

    @Test(
      "For a usage, a unit without words becomes the region's; without a preference it stays")
    func converted() {
      let length = Measurement<UnitLength>(value: 2, unit: .megameters)
      let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: locale)
      // 2,000 km are 1,242.74 miles.
      #expect(style.format(length) == "1,243 mi")
      // In seconds it would be none: ICU shows six digits of a fraction.
      let duration = Measurement<UnitDuration>(value: 1, unit: .picoseconds)
      #expect(
        Measurement<UnitDuration>.FormatStyle(width: .abbreviated, locale: locale).format(duration)
          == "1 ps")
      let storage = Measurement<UnitInformationStorage>(value: 1, unit: .gibibytes)
      #expect(
        Measurement<UnitInformationStorage>.FormatStyle(width: .wide, locale: locale)
          .format(storage) == "1 GiB")
    }

    @Test("A dimension that CLDR knows nothing of has numbers and symbols")
    func charge() {
      let charge = Measurement<UnitElectricCharge>(value: 2.5, unit: .ampereHours)
      #expect(
        Measurement<UnitElectricCharge>.FormatStyle(width: .wide, locale: locale).format(charge)
          == "2.5 Ah")
    }

    @Test("Custom units and dimensions have numbers and symbols, and never end the process")
    func custom() {
      let smoots = Measurement(
        value: 364.4,
        unit: UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018)))
      let provided = Measurement<UnitLength>.FormatStyle(
        width: .wide, locale: locale, usage: .asProvided)
      #expect(provided.format(smoots) == "364.4 smoot")
      // 364.4 smoots are 620.14 m, 2,034.6 ft; a length is given in miles from half a mile on.
      let general = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: locale)
      #expect(general.format(smoots) == "2,035 ft")
      let likes = Measurement(value: 12, unit: UnitPopularity(symbol: "likes", converter: .init()))
      #expect(
        Measurement<UnitPopularity>.FormatStyle(width: .wide, locale: locale).format(likes)
          == "12 likes")
    }

    @Test(
      "Absurd custom units are written as they are given",
      arguments: [
        "", "%@", "\u{202E}m", String(repeating: "x", count: 5000), "a\u{0}b", "measure-unit/",
      ])
    func absurd(symbol: String) {
      for coefficient in [0, .nan, .infinity, -1e308] {
        let unit = UnitLength(
          symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient))
        let measurement = Measurement(value: 5, unit: unit)
        for usage in [MeasurementFormatUnitUsage<UnitLength>.asProvided, .general, .personHeight] {
          let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: locale, usage: usage)
          let text = style.format(measurement)
          #expect(!text.isEmpty)
          #expect(String(style.attributed.format(measurement).characters) == text)
          if usage == .asProvided { #expect(text == (symbol.isEmpty ? "5" : "5 \(symbol)")) }
        }
      }
    }
  }

  private final class UnitPopularity: Dimension, @unchecked Sendable {}
#endif
