/// The arithmetic that leaves a text its width; lengths are in points.
public enum Layout: Sendable, Hashable {
  /// Cards in as many columns as fit.
  case grid(StatBudget)
  /// A row of the screen in which the text stands beside other things.
  case stack(outerPadding: Double, spacing: Double, siblings: [Double])
  /// A fixed width.
  case fixed(Double)
  /// A widget or a watch's screen with padding at both edges together.
  case surface(Surface, padding: Double)

  /// The width that is left for a text on a device, in points; never below zero.
  ///
  /// - Parameter deviceWidth: The width of the screen in points. A surface has its own: that of the
  ///   widget on a screen of this width, or the watch's.
  /// - Returns: The width in points.
  public func contentWidth(deviceWidth: Double) -> Double {
    switch self {
    case .grid(var budget):
      budget.deviceWidth = deviceWidth
      return budget.contentWidth
    case .stack(let outerPadding, let spacing, let siblings):
      let beside = siblings.reduce(0, +) + spacing * Double(siblings.count)
      return max(0, deviceWidth - outerPadding - beside)
    case .fixed(let width): return max(0, width)
    case .surface(let surface, let padding):
      return max(0, surface.width(deviceWidth: deviceWidth) - padding)
    }
  }
}
