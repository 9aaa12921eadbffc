#if canImport(SwiftUI)
  import SwiftUI

  /// The next 24 hours, side by side.
  struct HourlyListView: View {
    let hours: [Forecast.Hour]
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
            Text(hour.start, format: .dateTime.hour())
          }
          Image(systemName: hour.symbolName)
            .accessibilityLabel(Text(.hourlyRainChance(hour.rainChance)))
          Text(hour.temperature, format: .weather)
          if hour.id == selection {
            Text(hour.start, format: .dateTime.weekday())
          }
        }
      }
      .buttonStyle(.plain)
    }
  }

  #Preview {
    HourlyListView(hours: Forecast.sample.hours)
  }
#endif
