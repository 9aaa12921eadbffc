import Checks
import Findings
import Ink

/// A place on the screen with a budget.
public struct Slot: Sendable, Hashable {
  /// The name, such as `statCard.title`.
  public var name: String
  /// How its text is set at the standard size of Dynamic Type.
  public var style: TextStyle
  /// How many lines a text may take.
  public var lines: Int
  /// The factor that a text may be scaled down to (SwiftUI's `minimumScaleFactor`).
  public var minimumScaleFactor: Double
  /// The layout that its budget comes from.
  public var layout: Layout
  /// What fills it.
  public var fills: [SlotFill]
  /// Where it is declared; nil for a slot that no configuration has.
  public var location: SourceLocation?

  /// Creates a slot.
  public init(
    name: String, style: TextStyle, lines: Int = 1, minimumScaleFactor: Double = 1,
    layout: Layout, fills: [SlotFill], location: SourceLocation? = nil
  ) {
    self.name = name
    self.style = style
    self.lines = lines
    self.minimumScaleFactor = minimumScaleFactor
    self.layout = layout
    self.fills = fills
    self.location = location
  }
}
