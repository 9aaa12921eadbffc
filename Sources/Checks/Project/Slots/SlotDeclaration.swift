import Findings

/// A place on the screen with a budget, as the configuration declares it.
public struct SlotDeclaration: Sendable, Hashable {
  /// The name, such as `statCard.title`.
  public var name: String
  /// The layout that its budget comes from.
  public var layout: String
  /// The text style of Dynamic Type, such as `subheadline`; nil where the size is fixed.
  public var textStyle: String?
  /// The size in points; nil where a text style says it.
  public var size: Double?
  /// The weight by SwiftUI's name; nil for the text style's own.
  public var weight: String?
  /// How many lines a text may take.
  public var lines: Int
  /// The factor that a text may be scaled down to (SwiftUI's `minimumScaleFactor`).
  public var minimumScaleFactor: Double
  /// What fills it.
  public var fills: [SlotFill]
  /// Where it stands in the configuration.
  public var location: SourceLocation

  /// Creates a slot.
  public init(
    name: String, layout: String, textStyle: String? = nil, size: Double? = nil,
    weight: String? = nil, lines: Int = 1, minimumScaleFactor: Double = 1, fills: [SlotFill],
    location: SourceLocation
  ) {
    self.name = name
    self.layout = layout
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.lines = lines
    self.minimumScaleFactor = minimumScaleFactor
    self.fills = fills
    self.location = location
  }
}
