#if canImport(SwiftUI)
  import SkylightDates
  import SwiftUI

  /// The stat cards, as many beside each other as fit.
  struct StatGrid: View {
    let forecast: Forecast

    var body: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 165), spacing: 10)], spacing: 10) {
        feelsLike
        ultraviolet
        humidity
        wind
        visibility
        pressure
        airQuality
        sun
        moon
      }
    }

    private var current: CurrentConditions { forecast.current }

    private var feelsLike: StatCard {
      StatCard(
        .statFeelsLikeTitle,
        subtitle: Text(current.feelsLike, format: .weather),
        description: current.feelsLikeDescription)
    }

    private var ultraviolet: StatCard {
      StatCard(
        .statUvTitle,
        subtitle: Text(current.ultraviolet.level.label),
        description: .statUvDescription(
          time: current.sunProtectionEnd.withFormat(.sunEventTime, timeZone: forecast.timeZone)))
    }

    private var humidity: StatCard {
      StatCard(
        .statHumidityTitle,
        subtitle: Text(current.humidity, format: .percent),
        description: .statHumidityDescription(
          temperature: current.dewPoint.formatted(.weather)))
    }

    private var wind: StatCard {
      StatCard(
        .statWindTitle,
        subtitle: Text(current.wind, format: .windSpeed),
        description: .statWindDescription(speed: current.gusts.formatted(.windSpeed)))
    }

    private var visibility: StatCard {
      StatCard(
        .statVisibilityTitle,
        subtitle: Text(current.visibility, format: .sightDistance),
        description: current.visibilityDescription)
    }

    private var pressure: StatCard {
      let pressure = current.pressure
      return StatCard(
        .statPressureTitle,
        subtitle: Text(
          .statPressureSubtitle(
            level: String(localized: pressure.level.label),
            trend: String(localized: pressure.trend.label))),
        description: .statPressureDescription(
          pressure: pressure.value.formatted(.airPressure)))
    }

    private var airQuality: StatCard {
      StatCard(
        .statAirQualityTitle,
        subtitle: Text(forecast.airQuality.level.label),
        description: .statAirQualityDescription(pollutant: forecast.airQuality.pollutant))
    }

    private var sun: StatCard {
      StatCard(
        .sunSet,
        subtitle: Text(
          verbatim: forecast.sun.set.withFormat(.sunEventTime, timeZone: forecast.timeZone)),
        description: .sunRiseAt(
          time: forecast.sun.rise.withFormat(.sunEventTime, timeZone: forecast.timeZone)))
    }

    private var moon: StatCard {
      StatCard(
        .moonTitle,
        subtitle: Text(
          forecast.moon.illumination, format: .percent.precision(.fractionLength(0))),
        description: .moonDaysToFull(days: forecast.moon.daysToFull),
        times: [
          forecast.moon.rise.withFormat(.moonEventTime, timeZone: forecast.timeZone),
          forecast.moon.nextFull.withFormat(.moonPhaseDate, timeZone: forecast.timeZone),
        ])
    }
  }

  #Preview {
    ScrollView {
      StatGrid(forecast: .sample)
        .padding(16)
    }
  }
#endif
