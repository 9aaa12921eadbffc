#if canImport(WidgetKit) && os(watchOS)
  import SkylightDates
  import SwiftUI
  import WidgetKit

  /// The forecast on the watch face.
  public struct WatchComplication: Widget {
    /// Creates the widget, as a bundle of widgets does.
    public init() {}

    /// The widget's configuration.
    public var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Complication", provider: ForecastTimeline()) { entry in
        WatchComplicationView(forecast: entry.forecast)
          .containerBackground(.background, for: .widget)
      }
      .configurationDisplayName(.Widget.galleryName)
      .description(.Widget.galleryDescription)
      .supportedFamilies([.accessoryCircular, .accessoryInline, .accessoryRectangular])
    }
  }

  /// The complication's content, by the room that the watch face gives it.
  struct WatchComplicationView: View {
    let forecast: Forecast
    @Environment(\.widgetFamily) private var family

    var body: some View {
      switch family {
      case .accessoryCircular: ultravioletGauge
      case .accessoryInline: status
      default:
        VStack(alignment: .leading) {
          HStack {
            Text(
              verbatim: forecast.updated.withFormat(
                .complicationWeekday, timeZone: forecast.timeZone))
            Text(
              verbatim: forecast.updated.withFormat(
                .complicationTime, timeZone: forecast.timeZone))
          }
          Text(forecast.current.temperature, format: .weather)
          status
        }
      }
    }

    private var ultravioletGauge: some View {
      let index = forecast.current.ultraviolet.value
      return Gauge(value: Double(min(index, 11)), in: 0...11) {
        Text(.unitUv)
      } currentValueLabel: {
        Text(index, format: .number)
      } minimumValueLabel: {
        Text(
          verbatim: forecast.sun.rise.withFormat(.complicationHour, timeZone: forecast.timeZone))
      } maximumValueLabel: {
        Text(verbatim: forecast.sun.set.withFormat(.complicationHour, timeZone: forecast.timeZone))
      }
      .gaugeStyle(.accessoryCircular)
    }

    private var status: Text {
      if forecast.alerts.isEmpty {
        Text(
          .Widget.complicationFeelsLike(
            temperature: forecast.current.feelsLike.formatted(.weather)))
      } else {
        Text(.Widget.complicationAlerts(forecast.alerts.count))
      }
    }
  }
#endif
