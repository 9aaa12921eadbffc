/// How clean the air is.
public struct AirQuality: Sendable {
  /// The index in three steps.
  public enum Level: CaseIterable, Sendable { case good, fair, poor }

  /// The air quality index, from 0 (clean) to 500.
  public let index: Int

  /// The substance that contributes most to the index, such as “Ozone” or “PM2.5”.
  public let pollutant: String

  /// Good up to 50, fair up to 100.
  public var level: Level {
    switch index {
    case ...50: .good
    case ...100: .fair
    default: .poor
    }
  }
}
