/// The budget of a card in a grid of adaptive columns, from the grid's own arithmetic.
public struct StatBudget: Sendable, Hashable {
  /// The width of the screen, in points.
  public var deviceWidth: Double
  /// The space at both edges of the screen together.
  public var outerPadding: Double
  /// The space between columns.
  public var spacing: Double
  /// The least width of a column.
  public var minimumColumn: Double
  /// The space at both edges within a card together.
  public var cardPadding: Double

  /// Creates a budget.
  public init(
    deviceWidth: Double, outerPadding: Double, spacing: Double, minimumColumn: Double,
    cardPadding: Double
  ) {
    self.deviceWidth = deviceWidth
    self.outerPadding = outerPadding
    self.spacing = spacing
    self.minimumColumn = minimumColumn
    self.cardPadding = cardPadding
  }

  /// The width between the edges.
  private var gridWidth: Double { max(0, deviceWidth - outerPadding) }

  /// How many columns stand beside each other: as many as fit, and at least one
  /// (Apple, `GridItem.Size.adaptive`).
  public var columns: Int {
    let count = (gridWidth + spacing) / (minimumColumn + spacing)
    return count.isFinite ? max(1, Int(min(count, 1_000))) : 1
  }

  /// The width of a column.
  public var columnWidth: Double {
    max(0, (gridWidth - spacing * Double(columns - 1)) / Double(columns))
  }

  /// The width that a card leaves its texts.
  public var contentWidth: Double { max(0, columnWidth - cardPadding) }
}
