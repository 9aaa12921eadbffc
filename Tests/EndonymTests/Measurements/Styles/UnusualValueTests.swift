#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Values and locales at the limits.
  struct UnusualValueTests {
    @Test(
      "Values at the limits are written as ICU writes numbers",
      arguments: [
        (Double.nan, "NaN m"), (.infinity, "∞ m"), (-.infinity, "-∞ m"), (-0.0, "-0 m"),
        (.leastNonzeroMagnitude, "0 m"), (1e21, "1,000,000,000,000,000,000,000 m"),
      ])
    func provided(value: Double, expected: String) {
      let style = Measurement<UnitLength>.FormatStyle(
        width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .asProvided)
      #expect(style.format(Measurement(value: value, unit: .meters)) == expected)
    }

    @Test(
      "For every usage there is a text, the same with runs",
      arguments: [
        Double.nan, .infinity, -.infinity, -0.0, 1e308, -1e308, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude,
      ])
    func usages(value: Double) {
      for unit in [UnitLength.meters, .parsecs, .picometers, .megameters] {
        for usage in [
          MeasurementFormatUnitUsage<UnitLength>.general, .asProvided, .personHeight, .road,
        ] {
          for identifier in ["en_US", "en_GB", "ar_EG", "ja"] {
            let style = Measurement<UnitLength>.FormatStyle(
              width: .abbreviated, locale: Locale(identifier: identifier), usage: usage)
            let measurement = Measurement(value: value, unit: unit)
            let text = style.format(measurement)
            #expect(!text.isEmpty)
            #expect(String(style.attributed.format(measurement).characters) == text)
          }
        }
      }
    }

    @Test(
      "Unknown, empty and malformed locales have a text in the root locale's or a likely one's words",
      arguments: [
        "", "xx", "xx_QQ", "und", "en_US_POSIX", "-", "_", "@", "en-US-u-nu-", "💥",
        String(repeating: "a", count: 10_000), "en\u{0}US", "../../etc",
      ])
    func locales(identifier: String) {
      for usage in [MeasurementFormatUnitUsage<UnitLength>.general, .asProvided, .personHeight] {
        let style = Measurement<UnitLength>.FormatStyle(
          width: .wide, locale: Locale(identifier: identifier), usage: usage)
        let text = style.format(Measurement(value: 1.5, unit: .meters))
        #expect(text.contains("1") || text.contains("5") || text.contains("4"), "'\(text)'")
      }
    }
  }
#endif
