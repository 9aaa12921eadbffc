/// A surface that is not the whole screen: a widget, or a watch.
public enum Surface: Sendable, Hashable {
  /// A widget of a family; its width depends on the screen's.
  case widget(WidgetFamily)
  /// A watch by the height of its case in millimetres, such as `42mm`.
  case watch(WatchSize)

  /// The width in points.
  ///
  /// - Parameter deviceWidth: The width of the iPhone's screen in points.
  /// - Returns: The width of the widget on that screen, or of the watch's own.
  public func width(deviceWidth: Double) -> Double {
    switch self {
    case .widget(let family): family.width(deviceWidth: deviceWidth)
    case .watch(let size): size.width
    }
  }
}
