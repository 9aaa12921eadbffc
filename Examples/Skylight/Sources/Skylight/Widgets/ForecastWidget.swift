#if canImport(WidgetKit) && !os(watchOS)
  import SkylightDates
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
          Text(verbatim: forecast.updated.withFormat(.widgetWeekday, timeZone: forecast.timeZone))
          Text(verbatim: forecast.updated.withFormat(.widgetHour, timeZone: forecast.timeZone))
          Spacer()
          Text(forecast.current.temperature, format: .weather)
        }
        .font(.headline)
        Text(rain)
        LabeledContent {
          Text(verbatim: forecast.sun.rise.withFormat(.sunEventTime, timeZone: forecast.timeZone))
        } label: {
          Text(.sunRise)
        }
        LabeledContent {
          Text(verbatim: forecast.sun.set.withFormat(.sunEventTime, timeZone: forecast.timeZone))
        } label: {
          Text(.sunSet)
        }
        Spacer(minLength: 0)
        Text(
          .Widget.updated(
            time: forecast.updated.withFormat(.widgetUpdatedTime, timeZone: forecast.timeZone))
        )
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
      date.withFormat(.precipStartTime, timeZone: forecast.timeZone)
    }
  }
#endif
