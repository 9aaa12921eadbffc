#if canImport(SwiftUI)
  import SkylightDates
  import SwiftUI

  /// The whole forecast of one place, top to bottom.
  struct ForecastView: View {
    let forecast: Forecast
    @State private var showsSettings = false

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          SummaryView(forecast: forecast)
          AlertList(alerts: forecast.alerts, timeZone: forecast.timeZone)
          HourlyListView(hours: forecast.hours, timeZone: forecast.timeZone)
          HourlyChart(hours: forecast.hours, timeZone: forecast.timeZone)
          DailyListView(days: forecast.days, timeZone: forecast.timeZone)
          StatGrid(forecast: forecast)
          StatsChart(days: forecast.days, timeZone: forecast.timeZone)
          RadarFrame(time: forecast.updated, timeZone: forecast.timeZone)
          Text(
            verbatim: forecast.updated.withFormat(
              .forecastUpdatedDateTime, timeZone: forecast.timeZone)
          )
          .font(.footnote)
          .foregroundStyle(.secondary)
        }
        .padding(16)
      }
      .navigationTitle(Text(verbatim: forecast.place))
      .toolbar {
        Button(.settingsTitle, systemImage: "gear") { showsSettings = true }
      }
      .sheet(isPresented: $showsSettings) {
        SettingsView()
      }
    }
  }

  #Preview {
    NavigationStack {
      ForecastView(forecast: .sample)
    }
  }
#endif
