import Foundation

/// The daylight of one day.
public struct Sun: Sendable {
  /// When the sun rises.
  public let rise: Date

  /// When the sun sets.
  public let set: Date

  /// The length of the day in full hours and the minutes that remain.
  public var daylight: (hours: Int, minutes: Int) {
    let (hours, minutes) = Int(set.timeIntervalSince(rise) / 60).quotientAndRemainder(
      dividingBy: 60)
    return (hours, minutes)
  }
}

/// The moon of one night.
public struct Moon: Sendable {
  /// The days until the next full moon, from 0 to 29.
  public let daysToFull: Int

  /// The lit share of the disc, from 0 to 1.
  public let illumination: Double

  /// When the moon rises.
  public let rise: Date

  /// The next full moon: the days to it, counted from its rising.
  public var nextFull: Date { rise.addingTimeInterval(Double(daysToFull) * 86_400) }
}
