/// The smallest rectangle that holds everything drawn, in points; the origin is the start of the
/// baseline, y grows upwards.
public struct InkBounds: Sendable, Hashable {
  /// The left edge; negative where ink hangs out before the origin.
  public var left: Double
  /// The lower edge.
  public var bottom: Double
  /// The right edge.
  public var right: Double
  /// The upper edge.
  public var top: Double

  /// Creates bounds.
  public init(left: Double, bottom: Double, right: Double, top: Double) {
    self.left = left
    self.bottom = bottom
    self.right = right
    self.top = top
  }

  /// The width of the ink.
  public var width: Double { right - left }
  /// The height of the ink.
  public var height: Double { top - bottom }
}
