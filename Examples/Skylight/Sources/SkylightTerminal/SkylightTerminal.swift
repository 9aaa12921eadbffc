import Foundation
import Skylight

/// The sample forecast in plain English; the app's own texts are in the catalogs.
@main
struct SkylightTerminal {
  let forecast: Forecast

  static func main() {
    print(SkylightTerminal(forecast: .sample).lines.joined(separator: "\n"))
  }

  var lines: [String] {
    let current = forecast.current
    let daylight = forecast.sun.daylight
    return [
      "\(forecast.place), \(text(forecast.updated, .init().weekday(.wide).hour().minute()))",
      "\(current.condition), \(degrees(current.temperature)), "
        + "feels like \(degrees(current.feelsLike))",
      "",
    ]
      + forecast.alerts.map { "\($0.name) until \(text($0.end, clock)): \($0.summary)" }
      + ["", "Hour"]
      + forecast.hours.prefix(6).map {
        "  \(text($0.start, clock))  \(degrees($0.temperature))  rain \($0.rainChance)%"
      }
      + ["", "Day"]
      + forecast.days.map {
        "  \(text($0.start, .init().weekday()))  \(degrees($0.low)) to \(degrees($0.high))"
          + "  \($0.sunHours) h sun" + ($0.isRainy ? ", rain" : "")
      }
      + [
        "",
        "Air quality \(forecast.airQuality.index), mostly \(forecast.airQuality.pollutant)",
        "Daylight \(daylight.hours) h \(daylight.minutes) min",
        "Full moon in \(forecast.moon.daysToFull) days",
      ]
  }

  private var clock: Date.FormatStyle { .init().hour().minute() }

  private func text(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(Locale(identifier: "en_GB"))
    style.timeZone = forecast.timeZone
    return style.format(date)
  }

  private func degrees(_ temperature: Measurement<UnitTemperature>) -> String {
    "\(Int(temperature.converted(to: .celsius).value.rounded()))°"
  }
}
