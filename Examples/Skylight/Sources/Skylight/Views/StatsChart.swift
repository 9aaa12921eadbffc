#if canImport(Charts)
  import Charts
  import SkylightDates
  import SwiftUI

  /// The sunshine of the coming days as columns, under the month that they lie in.
  struct StatsChart: View {
    let days: [Forecast.Day]
    let timeZone: TimeZone

    var body: some View {
      VStack(alignment: .leading) {
        if let first = days.first {
          Text(verbatim: first.start.withFormat(.historicalDate, timeZone: timeZone))
            .font(.headline)
        }
        Chart(days) { day in
          BarMark(
            // endonym:allow verbatim-words -- an axis's name is for VoiceOver, which skips the chart
            x: .value(Text(verbatim: "day"), day.start, unit: .day),
            // endonym:allow verbatim-words -- an axis's name is for VoiceOver, which skips the chart
            y: .value(Text(verbatim: "hours"), day.sunHours))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { mark in
            AxisValueLabel {
              if let date = mark.as(Date.self) {
                Text(verbatim: date.withFormat(.statsChartWeekday, timeZone: timeZone))
                  .accessibilityLabel(
                    Text(verbatim: date.withFormat(.statsChartHour, timeZone: timeZone)))
              }
            }
          }
        }
        .accessibilityHidden(true)
      }
    }
  }
#endif
