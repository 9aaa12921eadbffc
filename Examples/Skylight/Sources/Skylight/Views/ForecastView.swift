#if canImport(SwiftUI)
  import SwiftUI

  /// The whole forecast of one place, top to bottom.
  struct ForecastView: View {
    let forecast: Forecast
    @State private var showsSettings = false

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          SummaryView(forecast: forecast)
          AlertList(alerts: forecast.alerts)
          HourlyListView(hours: forecast.hours)
          DailyListView(days: forecast.days)
          StatGrid(forecast: forecast)
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
