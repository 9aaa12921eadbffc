/// A screen with the sizes of the widgets on it.
public struct WidgetScreen: Sendable, Hashable {
  /// The screen in portrait.
  public var screen: SurfaceSize
  /// The size of `systemSmall`.
  public var small: SurfaceSize
  /// The size of `systemMedium`.
  public var medium: SurfaceSize
  /// The size of `systemLarge`.
  public var large: SurfaceSize
  /// The size of `accessoryRectangular`.
  public var rectangular: SurfaceSize

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen in portrait.
  ///   - small: The size of `systemSmall`.
  ///   - medium: The size of `systemMedium`.
  ///   - large: The size of `systemLarge`.
  ///   - rectangular: The size of `accessoryRectangular`.
  public init(
    screen: SurfaceSize, small: SurfaceSize, medium: SurfaceSize, large: SurfaceSize,
    rectangular: SurfaceSize
  ) {
    self.screen = screen
    self.small = small
    self.medium = medium
    self.large = large
    self.rectangular = rectangular
  }

  /// The size of a widget.
  ///
  /// - Parameter family: The widget's family.
  /// - Returns: The size.
  public func size(of family: WidgetFamily) -> SurfaceSize {
    switch family {
    case .small: small
    case .medium: medium
    case .large: large
    case .rectangular: rectangular
    }
  }
}
