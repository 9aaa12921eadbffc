import Endonym
import Foundation
import SkylightDates

/// The app's screen as lines of text, by the same symbols, date intents and styles as its views.
public struct ForecastPage: Sendable {
  /// What is shown.
  public let forecast: Forecast
  /// The reader's locale.
  public let locale: Locale

  /// Creates a page for a reader.
  public init(_ forecast: Forecast, locale: Locale) {
    self.forecast = forecast
    self.locale = locale
  }

  /// The lines: the weather now, alerts, the next hours, the coming days, the cards, the update.
  public var lines: [String] {
    let updated = [date(forecast.updated, .forecastUpdatedDateTime)]
    let sections = [summary, alerts, hours, days] + cards + [updated]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var summary: [String] {
    let current = forecast.current
    let daylight = forecast.sun.daylight
    let today = forecast.days.prefix(1).flatMap { day in
      [
        text(.summaryHighLow(high: figure(day.high), low: figure(day.low))),
        text(.summarySunHours(hours: day.sunHours)),
      ]
    }
    return [
      text(.appName),
      date(forecast.updated, .summaryWeekday),
      text(.summaryConditionAtPlace(condition: current.condition, place: forecast.place)),
      figure(current.temperature),
    ] + today + [text(.sunDaylight(hours: daylight.hours, minutes: daylight.minutes))]
  }

  private var alerts: [String] {
    guard !forecast.alerts.isEmpty else { return [] }
    return [text(.alertsActive(count: forecast.alerts.count))]
      + forecast.alerts.flatMap { alert in
        [
          "  \(text(.alertTitle(name: alert.name)))  \(text(alert.severity.label))",
          "  \(date(alert.start, .alertStartDateTime))",
          "  \(text(.alertExpires(time: date(alert.end, .alertEndDateTime))))",
          "  \(alert.summary)",
          "  \(text(.alertIssuedBy(agency: alert.agency)))",
        ]
      }
  }

  private var hours: [String] {
    [text(.hourlyTitle)]
      + forecast.hours.prefix(6).enumerated().map { place, hour in
        let start = place == 0 ? text(.summaryNow) : date(hour.start, .hourlyListHour)
        return
          "  \(start)  \(figure(hour.temperature))  \(text(.hourlyRainChance(hour.rainChance)))"
      }
  }

  private var days: [String] {
    [text(.dailyTitle(days: forecast.days.count))]
      + forecast.days.map { day in
        let weekday = date(day.start, .dailyListWeekday)
        return "  \(weekday)  \(figure(day.low))  \(figure(day.high))"
      } + [text(.dailyRainyDays(days: forecast.days.count(where: \.isRainy)))]
  }

  func text(_ resource: LocalizedStringResource) -> String {
    var resource = resource
    resource.locale = locale
    return String(localized: resource)
  }

  func date(_ date: Date, _ intent: DateIntent) -> String {
    date.withFormat(
      intent, timeZone: forecast.timeZone,
      context: DateFormatContext(locale: locale, timeZone: forecast.timeZone))
  }

  func figure(_ temperature: Measurement<UnitTemperature>) -> String {
    temperature.formatted(.weather.locale(locale))
  }
}
