#if canImport(SwiftUI)
  import SkylightDates
  import SwiftUI

  /// What the weather is like right now.
  struct SummaryView: View {
    let forecast: Forecast
    @ScaledMetric(relativeTo: .largeTitle) private var temperatureSize = 64.0

    private var daylight: (hours: Int, minutes: Int) { forecast.sun.daylight }

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(
          verbatim: forecast.updated.withFormat(.summaryWeekday, timeZone: forecast.timeZone))
        Text(
          .summaryConditionAtPlace(condition: forecast.current.condition, place: forecast.place))
        Text(forecast.current.temperature, format: .weather)
          .font(.system(size: temperatureSize, weight: .thin))
        if let today = forecast.days.first {
          Text(
            .summaryHighLow(
              high: today.high.formatted(.weather), low: today.low.formatted(.weather)))
          Text(.summarySunHours(hours: today.sunHours))
        }
        Text(.sunDaylight(hours: daylight.hours, minutes: daylight.minutes))
      }
    }
  }
#endif
