import Endonym
import Foundation
import Skylight
import SkylightDates

/// The sample forecast in plain English, with dates by the rulebook; the app's own texts are in the catalogs.
@main
struct SkylightTerminal {
  let forecast: Forecast
  private let english = Locale(identifier: "en")

  static func main() {
    print(SkylightTerminal(forecast: .sample).lines.joined(separator: "\n"))
  }

  var lines: [String] {
    let current = forecast.current
    let daylight = forecast.sun.daylight
    return [
      "\(forecast.place), \(text(forecast.updated, .forecastUpdatedDateTime))",
      "\(current.condition), \(degrees(current.temperature)), "
        + "feels like \(degrees(current.feelsLike))",
      "",
    ]
      + forecast.alerts.map { "\($0.name) until \(text($0.end, .alertEndDateTime)): \($0.summary)" }
      + ["", "Hour"]
      + forecast.hours.prefix(6).map {
        "  \(text($0.start, .hourlyListHour))  \(degrees($0.temperature))"
          + "  rain \($0.rainChance.formatted(.percent.locale(english)))"
      }
      + ["", "Day"]
      + forecast.days.map {
        "  \(text($0.start, .dailyListWeekday))  \(degrees($0.low)) to \(degrees($0.high))"
          + "  \($0.sunHours) h sun" + ($0.isRainy ? ", rain" : "")
      }
      + [
        "",
        "Air quality \(forecast.airQuality.index), mostly \(forecast.airQuality.pollutant)",
        "Daylight \(daylight.hours) h \(daylight.minutes) min",
        "Full moon in \(forecast.moon.daysToFull) days",
      ]
  }

  private func text(_ date: Date, _ intent: DateIntent) -> String {
    date.withFormat(
      intent, language: .english, timeZone: forecast.timeZone, clock: .twentyFourHour)
  }

  private func degrees(_ temperature: Measurement<UnitTemperature>) -> String {
    temperature.converted(to: .celsius).formatted(
      .measurement(
        width: .narrow, usage: .asProvided, hidesScaleName: true,
        numberFormatStyle: .number.precision(.fractionLength(0))
      )
      .locale(english))
  }
}
