/// A glyph of one of the fonts that a measurer has opened.
public struct GlyphReference: Sendable, Hashable {
  /// The number of the font within the measurer.
  public var font: Int
  /// The glyph's identifier in the font.
  public var glyph: UInt32

  /// Creates a reference.
  public init(font: Int, glyph: UInt32) {
    self.font = font
    self.glyph = glyph
  }
}

/// A glyph at its place on a line.
public struct PlacedGlyph: Sendable, Hashable {
  /// The glyph.
  public var reference: GlyphReference
  /// The distance of its origin from the line's left end, in points.
  public var x: Double
  /// The distance of its origin from the baseline, in points, upwards.
  public var y: Double
  /// The points that one em of the glyph's drawing takes.
  public var size: Double

  /// Creates a placed glyph.
  public init(reference: GlyphReference, x: Double, y: Double, size: Double) {
    self.reference = reference
    self.x = x
    self.y = y
    self.size = size
  }
}
