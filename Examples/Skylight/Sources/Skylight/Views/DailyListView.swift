#if canImport(SwiftUI)
  import SwiftUI

  /// The coming days, one under the other.
  struct DailyListView: View {
    let days: [Forecast.Day]

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text(.dailyTitle(days: days.count))
          .font(.headline)
        ForEach(days) { day in
          HStack {
            Text(day.start, format: .dateTime.weekday())
              .frame(width: 60, alignment: .leading)
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
    DailyListView(days: Forecast.sample.days)
  }
#endif
