/// The width that a text may take, and the part of it that passes without a remark.
public struct WidthBudget: Sendable, Hashable {
  /// The width in points.
  public var points: Double
  /// The part of the width, above 0 and at most 1, up to which a text passes: 0.95.
  ///
  /// The rest is a margin for what the stand-in fonts don't tell.
  public var passBar: Double

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - points: The width in points.
  ///   - passBar: The part of it up to which a text passes.
  public init(points: Double, passBar: Double = 0.95) {
    self.points = points
    self.passBar = passBar
  }

  /// The width in points up to which a text passes.
  public var passingPoints: Double { points * passBar }

  /// A width as it is judged: rounded up to the point, as the device lays it out.
  ///
  /// Less than a thousandth of a point is the noise of adding, not width.
  ///
  /// - Parameter width: A measured width in points.
  /// - Returns: The width in whole points.
  public static func judged(_ width: Double) -> Double { (width - 0.000_5).rounded(.up) }

  /// Whether a text of a width is within the budget.
  ///
  /// - Parameter width: A measured width in points.
  /// - Returns: Whether it is, rounded up to the point.
  public func holds(_ width: Double) -> Bool { Self.judged(width) <= points }

  /// Whether a text of a width passes without a remark.
  ///
  /// - Parameter width: A measured width in points.
  /// - Returns: Whether it does, rounded up to the point.
  public func passes(_ width: Double) -> Bool { Self.judged(width) <= passingPoints }
}

extension Layout {
  /// The budget that the layout leaves a text on a device.
  ///
  /// - Parameters:
  ///   - deviceWidth: The width of the screen in points.
  ///   - passBar: The part of the width up to which a text passes.
  /// - Returns: The budget.
  public func budget(deviceWidth: Double, passBar: Double = 0.95) -> WidthBudget {
    WidthBudget(points: contentWidth(deviceWidth: deviceWidth), passBar: passBar)
  }
}
