#if canImport(SwiftUI)
  import SkylightDates
  import SwiftUI

  /// The coming days, one under the other.
  struct DailyListView: View {
    let days: [Forecast.Day]
    let timeZone: TimeZone

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text(.dailyTitle(days: days.count))
          .font(.headline)
        ForEach(days) { day in
          HStack {
            Text(verbatim: day.start.withFormat(.dailyListWeekday, timeZone: timeZone))
              .frame(minWidth: 60, alignment: .leading)
              .accessibilityLabel(
                Text(verbatim: day.start.withFormat(.dailyHeader, timeZone: timeZone)))
            Image(systemName: day.symbolName)
            Spacer()
            Text(day.low, format: .weather)
              .foregroundStyle(.secondary)
            Text(day.high, format: .weather)
          }
        }
        Text(.dailyRainyDays(days: days.count(where: \.isRainy)))
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }

  #Preview {
    DailyListView(days: Forecast.sample.days, timeZone: Forecast.sample.timeZone)
  }
#endif
