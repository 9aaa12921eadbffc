#if canImport(SwiftUI)
  import SwiftUI

  /// The saved places, under one line that counts their alerts.
  struct PlacesView: View {
    let forecasts: [Forecast]

    var body: some View {
      List {
        if !affected.isEmpty {
          Text(
            .alertsSummary(
              alerts: affected.map(\.alerts.count).reduce(0, +), places: affected.count))
        }
        ForEach(forecasts) { forecast in
          NavigationLink {
            ForecastView(forecast: forecast)
              .environment(\.timeZone, forecast.timeZone)
          } label: {
            LabeledContent {
              Text(forecast.current.temperature, format: .weather)
            } label: {
              Text(verbatim: forecast.place)
            }
          }
        }
      }
      .navigationTitle(.appName)
    }

    private var affected: [Forecast] {
      forecasts.filter { !$0.alerts.isEmpty }
    }
  }

  #Preview {
    NavigationStack {
      PlacesView(forecasts: [.sample])
    }
  }
#endif
