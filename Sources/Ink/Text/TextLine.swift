/// A line of a text that was broken to fit a width.
public struct TextLine: Sendable, Hashable {
  /// The part of the text, in UTF-8 code units, with the spaces at its end.
  public var range: Range<Int>
  /// The width in points, without the spaces at its end.
  public var width: Double
  /// Whether even this one unbreakable piece is wider than the given width.
  public var isOverfull: Bool

  /// Creates a line.
  public init(range: Range<Int>, width: Double, isOverfull: Bool = false) {
    self.range = range
    self.width = width
    self.isOverfull = isOverfull
  }
}
