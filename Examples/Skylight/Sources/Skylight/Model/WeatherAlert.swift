import Foundation

/// A warning of dangerous weather.
public struct WeatherAlert: Identifiable, Sendable {
  /// How grave the danger is.
  public enum Severity: CaseIterable, Sendable { case minor, severe, extreme }

  /// The alert's identifier at the agency that issued it.
  public let id: String

  /// The town or region that the alert is for, in its base form.
  public let name: String

  /// How grave the danger is.
  public let severity: Severity

  /// What to expect, in the agency's words.
  public let summary: String

  /// When the danger begins.
  public let start: Date

  /// When the danger ends.
  public let end: Date

  /// The name of the weather service that issued the alert.
  public let agency: String
}
