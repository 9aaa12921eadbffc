import Ink

/// Spells out how a layout comes to its budget.
public struct BudgetArithmetic: Sendable {
  /// The arithmetic on one line, such as `390 − 32 outer = 358; 2 columns of 174, 10 apart; − 32
  /// card = 142; pass bar 134.9`.
  public let text: String

  /// Spells out the arithmetic of a layout on a device.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - deviceWidth: The width of the screen in points.
  public init(_ layout: Layout, deviceWidth: Double) {
    let budget = layout.budget(deviceWidth: deviceWidth)
    let result = Points.text(budget.points)
    let steps: String
    switch layout {
    case .grid(var grid):
      grid.deviceWidth = deviceWidth
      let inner = max(0, deviceWidth - grid.outerPadding)
      let columns =
        grid.columns == 1
        ? "1 column of \(Points.text(grid.columnWidth))"
        : "\(grid.columns) columns of \(Points.text(grid.columnWidth)), "
          + "\(Points.text(grid.spacing)) apart"
      steps =
        "\(Points.text(deviceWidth)) − \(Points.text(grid.outerPadding)) outer = "
        + "\(Points.text(inner)); \(columns); − \(Points.text(grid.cardPadding)) card = \(result)"
    case .stack(let outerPadding, let spacing, let siblings):
      let beside = siblings.map { " − \(Points.text($0))" }.joined()
      let spaces =
        siblings.isEmpty
        ? "" : "\(beside) beside − \(siblings.count) × \(Points.text(spacing)) spacing"
      steps =
        "\(Points.text(deviceWidth)) − \(Points.text(outerPadding)) outer\(spaces) = \(result)"
    case .fixed: steps = "\(result) fixed"
    case .surface(let surface, let padding):
      let name =
        switch surface {
        case .widget(let family): "\(family.rawValue) widget"
        case .watch(let size): "watch of \(size.rawValue)"
        }
      steps =
        "\(Points.text(surface.width(deviceWidth: deviceWidth))) \(name) − "
        + "\(Points.text(padding)) padding = \(result)"
    }
    text = "\(steps); pass bar \(Points.text(budget.passingPoints))"
  }
}
