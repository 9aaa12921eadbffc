#if canImport(SwiftUI)
  import SkylightDates
  import SwiftUI

  /// The next 24 hours, side by side.
  struct HourlyListView: View {
    let hours: [Forecast.Hour]
    let timeZone: TimeZone
    @State private var selection: Forecast.Hour.ID?

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text(.hourlyTitle)
          .font(.headline)
        ScrollView(.horizontal) {
          HStack(spacing: 16) {
            ForEach(hours) { hour in
              column(hour)
            }
          }
        }
        Text(.hourlyHint)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }

    private func column(_ hour: Forecast.Hour) -> some View {
      Button {
        selection = hour.id
      } label: {
        VStack(spacing: 6) {
          if hour.id == hours.first?.id {
            Text(.summaryNow)
          } else {
            Text(verbatim: hour.start.withFormat(.hourlyListHour, timeZone: timeZone))
          }
          Image(systemName: hour.symbolName)
            .accessibilityLabel(Text(.hourlyRainChance(hour.rainChance)))
          Text(hour.temperature, format: .weather)
          if hour.id == selection {
            Text(verbatim: hour.start.withFormat(.hourlySectionHeader, timeZone: timeZone))
          }
        }
      }
      .buttonStyle(.plain)
    }
  }

  #Preview {
    HourlyListView(hours: Forecast.sample.hours, timeZone: Forecast.sample.timeZone)
  }
#endif
