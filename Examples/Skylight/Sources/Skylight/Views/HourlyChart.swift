#if canImport(Charts)
  import Charts
  import SkylightDates
  import SwiftUI

  /// The temperature of the next hours as a line.
  struct HourlyChart: View {
    let hours: [Forecast.Hour]
    let timeZone: TimeZone

    var body: some View {
      Chart(hours) { hour in
        LineMark(
          // endonym:allow verbatim-words -- an axis's name is for VoiceOver, which skips the chart
          x: .value(Text(verbatim: "hour"), hour.start),
          // endonym:allow verbatim-words -- an axis's name is for VoiceOver, which skips the chart
          y: .value(Text(verbatim: "temperature"), hour.temperature.converted(to: .celsius).value))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 6)) { mark in
          AxisValueLabel {
            if let date = mark.as(Date.self) {
              VStack {
                Text(verbatim: date.withFormat(.hourlyChartWeekday, timeZone: timeZone))
                Text(verbatim: date.withFormat(.hourlyChartHour, timeZone: timeZone))
              }
            }
          }
        }
      }
      .accessibilityHidden(true)
    }
  }
#endif
