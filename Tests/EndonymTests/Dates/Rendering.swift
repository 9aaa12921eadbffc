import Endonym
import Foundation
import Testing

/// A moment by its wall clock in New York, where no test's machine is assumed to be.
func moment(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0,
  zone: String = "America/New_York"
) throws -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = try #require(TimeZone(identifier: zone))
  let components = DateComponents(
    year: year, month: month, day: day, hour: hour, minute: minute)
  return try #require(calendar.date(from: components))
}

/// A plan rendered in New York.
func render(
  _ plan: DateRenderPlan, _ language: String, at date: Date, clock: DateClock = .twelveHour,
  digits: DateDigits = .locale, textCase: DateTextCase = .asPlanned,
  zone: String = "America/New_York", renderer: DateRenderer = .shared
) throws -> String {
  renderer.string(
    from: date, plan: plan, languageIdentifier: language,
    timeZone: try #require(TimeZone(identifier: zone)), clock: clock, digits: digits,
    textCase: textCase)
}
