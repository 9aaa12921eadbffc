/// The families of widgets.
public enum WidgetFamily: String, Sendable, Hashable, CaseIterable {
  /// `systemSmall`.
  case small
  /// `systemMedium`.
  case medium
  /// `systemLarge`.
  case large
  /// `accessoryRectangular`.
  case rectangular

  /// The size on a screen.
  ///
  /// Where two screens share the width and no height is told, the lower one counts, whose widgets are
  /// narrower. A screen that Apple doesn't list has the widgets of the next narrower one, and one
  /// narrower than all those of the narrowest, so that a budget is rather too small than too large.
  ///
  /// - Parameters:
  ///   - deviceWidth: The width of the screen in points.
  ///   - deviceHeight: The height of the screen in points; nil where only the width is known.
  /// - Returns: The size in points.
  public func size(deviceWidth: Double, deviceHeight: Double? = nil) -> SurfaceSize {
    let screens = WidgetScreen.all
    let listed = screens.map(\.screen.width).filter { $0 <= deviceWidth }.max()
    let width = listed ?? screens.map(\.screen.width).min()
    let candidates = screens.filter { $0.screen.width == width }
    let screen = candidates.last { $0.screen.height <= deviceHeight ?? 0 } ?? candidates.first
    return screen?.size(of: self) ?? SurfaceSize(width: 0, height: 0)
  }

  /// The width in points on a screen of a width.
  ///
  /// - Parameter deviceWidth: The width of the screen in points.
  /// - Returns: The width in points.
  public func width(deviceWidth: Double) -> Double { size(deviceWidth: deviceWidth).width }
}
