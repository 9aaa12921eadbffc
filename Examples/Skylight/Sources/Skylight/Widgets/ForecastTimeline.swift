#if canImport(WidgetKit)
  import SwiftUI
  import WidgetKit

  /// A forecast at the time when a widget shows it.
  struct ForecastEntry: TimelineEntry {
    let date: Date
    let forecast: Forecast
  }

  /// Gives widgets one entry an hour, each with the sample forecast.
  struct ForecastTimeline: TimelineProvider {
    func placeholder(in context: Context) -> ForecastEntry {
      ForecastEntry(date: Forecast.sample.updated, forecast: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void
    ) {
      let entries = Forecast.sample.hours.map {
        ForecastEntry(date: $0.start, forecast: .sample)
      }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }
#endif
