/// The families of widgets, with their widths on the screens of iPhones.
public enum WidgetFamily: String, Sendable, Hashable, CaseIterable {
  /// `systemSmall`.
  case small
  /// `systemMedium`.
  case medium
  /// `systemLarge`.
  case large
  /// `accessoryRectangular`.
  case rectangular

  /// The width in points on a screen of a width; that of the next narrower screen where there is no
  /// such screen.
  func width(deviceWidth: Double) -> Double {
    let screen = Self.screens.last { $0.deviceWidth <= deviceWidth } ?? Self.screens[0]
    return switch self {
    case .small: screen.small
    case .medium, .large: screen.medium
    case .rectangular: screen.rectangular
    }
  }

  private struct Screen: Sendable {
    var deviceWidth: Double
    var small: Double
    var medium: Double
    var rectangular: Double
  }

  /// Apple, Human Interface Guidelines, Widgets, "Widget dimensions"; of two screens 375 points wide
  /// the lower one, whose widgets are narrower.
  private static let screens: [Screen] = [
    Screen(deviceWidth: 375, small: 148, medium: 321, rectangular: 153),
    Screen(deviceWidth: 390, small: 158, medium: 338, rectangular: 160),
    Screen(deviceWidth: 414, small: 169, medium: 360, rectangular: 160),
    Screen(deviceWidth: 428, small: 170, medium: 364, rectangular: 172),
  ]
}
