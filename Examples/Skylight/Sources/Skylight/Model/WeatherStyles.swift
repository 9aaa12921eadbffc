import Endonym
import Foundation

// What the views show and what the tests render for measuring is formatted in one place.

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A temperature in the reader's unit, without the unit's letter: “14°”.
  public static var weather: Self {
    .measurement(width: .narrow, usage: .weather, hidesScaleName: true)
  }
}

extension FormatStyle where Self == Measurement<UnitSpeed>.FormatStyle {
  /// The speed of wind in the unit that the reader's region uses for it: “6 m/s”.
  public static var windSpeed: Self { .measurement(width: .abbreviated, usage: .wind) }
}

extension FormatStyle where Self == Measurement<UnitLength>.FormatStyle {
  /// How far one can see: “24 km”.
  public static var sightDistance: Self { .measurement(width: .abbreviated, usage: .visibility) }
}

extension FormatStyle where Self == Measurement<UnitPressure>.FormatStyle {
  /// The pressure of the air: “1,023 hPa”.
  public static var airPressure: Self { .measurement(width: .abbreviated, usage: .barometric) }
}
