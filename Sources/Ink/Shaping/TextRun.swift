/// A part of a text as HarfBuzz is given it, for comparing with others that shape.
@_spi(Comparison)
public struct TextRun: Sendable, Hashable {
  /// The face, with the place that the language chooses in its collection.
  public var face: FontFace
  /// The script (ISO 15924), `Zyyy` where the text has none.
  public var script: String
  /// Whether it runs from right to left.
  public var isRightToLeft: Bool
  /// The part of the text, in UTF-16 code units.
  public var range: Range<Int>
  /// The glyphs from left to right.
  public var glyphs: [Glyph]

  /// A glyph of a run; lengths are in units of the font, y grows upwards.
  public struct Glyph: Sendable, Hashable {
    /// The glyph's identifier in the font.
    public var id: UInt32
    /// How far the pen moves.
    public var advance: Int
    /// Where the glyph is drawn, from the pen.
    public var xOffset: Int
    /// Where the glyph is drawn, from the baseline.
    public var yOffset: Int
  }
}
