import Foundation

/// An air pressure and how it changes.
public struct AirPressure: Sendable {
  /// The direction in which the pressure changes.
  public enum Trend: CaseIterable, Sendable { case rising, steady, falling }

  /// The pressure compared with the usual range.
  public enum Level: CaseIterable, Sendable { case high, normal, low }

  /// The pressure at sea level.
  public let value: Measurement<UnitPressure>

  /// The direction in which the pressure changes.
  public let trend: Trend

  /// Normal from 1,000 to 1,020 hectopascals.
  public var level: Level {
    switch value.converted(to: .hectopascals).value {
    case ..<1_000: .low
    case ...1_020: .normal
    default: .high
    }
  }
}
