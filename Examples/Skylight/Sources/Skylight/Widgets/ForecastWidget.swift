#if canImport(WidgetKit) && !os(watchOS)
  import SwiftUI
  import WidgetKit

  /// The forecast on the home screen.
  public struct ForecastWidget: Widget {
    /// Creates the widget, as a bundle of widgets does.
    public init() {}

    /// The widget's configuration.
    public var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Forecast", provider: ForecastTimeline()) { entry in
        ForecastWidgetView(forecast: entry.forecast)
          .containerBackground(.background, for: .widget)
      }
      .configurationDisplayName(.Widget.galleryName)
      .description(.Widget.galleryDescription)
      .supportedFamilies([.systemSmall, .systemMedium])
    }
  }

  /// The widget's content: now, rain, sun, and how fresh all of it is.
  struct ForecastWidgetView: View {
    let forecast: Forecast

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(forecast.updated, format: .dateTime.weekday())
          Spacer()
          Text(forecast.current.temperature, format: .weather)
        }
        .font(.headline)
        Text(rain)
        LabeledContent {
          Text(forecast.sun.rise, format: .dateTime.hour().minute())
        } label: {
          Text(.sunRise)
        }
        LabeledContent {
          Text(forecast.sun.set, format: .dateTime.hour().minute())
        } label: {
          Text(.sunSet)
        }
        Spacer(minLength: 0)
        Text(.Widget.updated(time: time(forecast.updated)))
          .foregroundStyle(.secondary)
      }
      .font(.caption)
    }

    private var rain: LocalizedStringResource {
      switch forecast.rainOutlook {
      case .dry: .Widget.rainNone
      case .starts(let start): .Widget.rainStarts(time: time(start))
      case .stops(let end): .Widget.rainStops(time: time(end))
      }
    }

    private func time(_ date: Date) -> String {
      date.formatted(.dateTime.hour().minute())
    }
  }
#endif
