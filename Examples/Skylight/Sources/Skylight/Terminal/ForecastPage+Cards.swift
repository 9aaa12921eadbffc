import Endonym
import Foundation

extension ForecastPage {
  /// The stat cards, each with its title, its value or level, and what it means.
  var cards: [[String]] {
    let current = forecast.current
    return [
      card(.statFeelsLikeTitle, figure(current.feelsLike), current.feelsLikeDescription),
      card(
        .statUvTitle, text(current.ultraviolet.level.label),
        .statUvDescription(time: date(current.sunProtectionEnd, .sunEventTime))),
      card(
        .statHumidityTitle, current.humidity.formatted(.percent.locale(locale)),
        .statHumidityDescription(temperature: figure(current.dewPoint))),
      card(
        .statWindTitle, current.wind.formatted(.windSpeed.locale(locale)),
        .statWindDescription(speed: current.gusts.formatted(.windSpeed.locale(locale)))),
      card(
        .statVisibilityTitle, current.visibility.formatted(.sightDistance.locale(locale)),
        current.visibilityDescription),
      pressure(current.pressure),
      card(
        .statAirQualityTitle, text(forecast.airQuality.level.label),
        .statAirQualityDescription(pollutant: forecast.airQuality.pollutant)),
      card(
        .sunSet, date(forecast.sun.set, .sunEventTime),
        .sunRiseAt(time: date(forecast.sun.rise, .sunEventTime))),
      moon,
    ]
  }

  private func pressure(_ pressure: AirPressure) -> [String] {
    card(
      .statPressureTitle,
      text(
        .statPressureSubtitle(
          level: text(pressure.level.label), trend: text(pressure.trend.label))),
      .statPressureDescription(pressure: pressure.value.formatted(.airPressure.locale(locale))))
  }

  private var moon: [String] {
    let illumination = forecast.moon.illumination
      .formatted(.percent.precision(.fractionLength(0)).locale(locale))
    return card(
      .moonTitle, illumination, .moonDaysToFull(days: forecast.moon.daysToFull)) + [
        "  \(date(forecast.moon.rise, .moonEventTime))",
        "  \(date(forecast.moon.nextFull, .moonPhaseDate))",
      ]
  }

  private func card(
    _ title: LocalizedStringResource, _ subtitle: String, _ description: LocalizedStringResource
  ) -> [String] {
    [text(title), "  \(subtitle)", "  \(text(description))"]
  }
}
