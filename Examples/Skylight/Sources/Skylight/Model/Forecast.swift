import Foundation

/// The weather of one place: now, in the next hours and in the coming days.
public struct Forecast: Identifiable, Sendable {
  /// The place's name in its base form, such as “Oslo”.
  public let place: String

  /// The time zone of the place, in which all of its times are shown.
  public let timeZone: TimeZone

  /// When the forecast was fetched.
  public let updated: Date

  /// The weather at the time of the update.
  public let current: CurrentConditions

  /// The next 24 hours, in order.
  public let hours: [Hour]

  /// The coming days, today first.
  public let days: [Day]

  /// The alerts in effect, the gravest first.
  public let alerts: [WeatherAlert]

  /// The air's quality at the time of the update.
  public let airQuality: AirQuality

  /// Today's daylight.
  public let sun: Sun

  /// Tonight's moon.
  public let moon: Moon

  /// The place's name identifies its forecast.
  public var id: String { place }
}

extension Forecast {
  /// The weather of one hour.
  public struct Hour: Identifiable, Sendable {
    /// The start of the hour.
    public let start: Date

    /// The SF Symbol of the sky or the precipitation.
    public let symbolName: String

    /// The air temperature.
    public let temperature: Measurement<UnitTemperature>

    /// The probability of rain in percent, from 0 to 100.
    public let rainChance: Int

    /// The hour's start identifies it.
    public var id: Date { start }
  }

  /// The weather of one day.
  public struct Day: Identifiable, Sendable {
    /// The start of the day in the place's time zone.
    public let start: Date

    /// The SF Symbol of the sky or the precipitation.
    public let symbolName: String

    /// The highest air temperature.
    public let high: Measurement<UnitTemperature>

    /// The lowest air temperature.
    public let low: Measurement<UnitTemperature>

    /// The hours of sunshine, rounded, from 0 to 24.
    public let sunHours: Int

    /// Whether any rain is expected.
    public let isRainy: Bool

    /// The day's start identifies it.
    public var id: Date { start }
  }
}

extension Forecast {
  /// What an umbrella's owner wants to know.
  public enum RainOutlook: Equatable, Sendable {
    /// None of the hours is wet.
    case dry

    /// The first wet hour, when rain goes on after the last hour or hasn't begun.
    case starts(Date)

    /// The first dry hour, when it rains already.
    case stops(Date)
  }

  /// When rain begins or ends; an hour is wet from a chance of 50 percent.
  public var rainOutlook: RainOutlook {
    guard let wet = hours.first(where: \.isWet) else { return .dry }
    let dry = hours.first { !$0.isWet }
    if wet.start == hours.first?.start, let dry { return .stops(dry.start) }
    return .starts(wet.start)
  }
}

extension Forecast.Hour {
  fileprivate var isWet: Bool { rainChance >= 50 }
}
