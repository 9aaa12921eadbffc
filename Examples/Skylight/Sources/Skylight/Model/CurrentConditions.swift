import Foundation

/// The weather at one moment.
public struct CurrentConditions: Sendable {
  /// The sky or the precipitation in the reader's language, as the weather service words it.
  public let condition: String

  /// The air temperature.
  public let temperature: Measurement<UnitTemperature>

  /// The apparent temperature.
  public let feelsLike: Measurement<UnitTemperature>

  /// The dew point.
  public let dewPoint: Measurement<UnitTemperature>

  /// The relative humidity, from 0 to 1.
  public let humidity: Double

  /// The mean wind speed.
  public let wind: Measurement<UnitSpeed>

  /// The speed of the strongest gust.
  public let gusts: Measurement<UnitSpeed>

  /// The distance at which an object can be made out.
  public let visibility: Measurement<UnitLength>

  /// The air pressure at sea level.
  public let pressure: AirPressure

  /// The strength of the sun's ultraviolet radiation.
  public let ultraviolet: UltravioletIndex

  /// When the ultraviolet index becomes low.
  public let sunProtectionEnd: Date
}
