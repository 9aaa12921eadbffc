import Endonym
import EndonymTesting
import Foundation
import Skylight
import SkylightDates

/// The figures of the stat cards, rendered with the styles of the views for ordinary and for extreme
/// weather, so that they can be measured.
enum WeatherFigures {
  /// All of them, in every language.
  static let all = TextMatrix<Language>(texts: [
    .init("temperature") {
      samples([-32, 14, 44], in: $0, unit: UnitTemperature.celsius, .weather)
    },
    .init("feelsLike") { samples([-41, 12, 52], in: $0, unit: UnitTemperature.celsius, .weather) },
    .init("dewPoint") { samples([-22, 9, 28], in: $0, unit: UnitTemperature.celsius, .weather) },
    .init("wind") { samples([0, 6, 32], in: $0, unit: UnitSpeed.metersPerSecond, .windSpeed) },
    .init("gusts") { samples([2, 11, 54], in: $0, unit: UnitSpeed.metersPerSecond, .windSpeed) },
    .init("visibility") {
      samples([0.1, 24, 100], in: $0, unit: UnitLength.kilometers, .sightDistance)
    },
    .init("pressure") {
      samples([956, 1_023, 1_048], in: $0, unit: UnitPressure.hectopascals, .airPressure)
    },
    .init("humidity") { shares([0.04, 0.72, 1], in: $0) },
    .init("moonIllumination") { shares([0, 0.08, 1], in: $0) },
  ])

  /// The readers of a language: those of its likely region, and for English those of Britain too,
  /// who measure otherwise.
  private static func locales(of language: Language) -> [Locale] {
    let own = Locale(identifier: language.identifier)
    return language == .english ? [own, Locale(identifier: "en-GB")] : [own]
  }

  private static func samples<Unit: Dimension>(
    _ values: [Double], in language: Language, unit: Unit, _ style: Measurement<Unit>.FormatStyle
  ) -> [(sample: String, value: String)] {
    locales(of: language).flatMap { locale in
      values.map { value in
        (
          "\(value) \(unit.symbol), \(locale.identifier)",
          Measurement(value: value, unit: unit).formatted(style.locale(locale))
        )
      }
    }
  }

  private static func shares(
    _ values: [Double], in language: Language
  ) -> [(sample: String, value: String)] {
    values.map { value in
      let style = FloatingPointFormatStyle<Double>.Percent(
        locale: Locale(identifier: language.identifier))
      return ("\(value)", style.precision(.fractionLength(0)).format(value))
    }
  }
}
