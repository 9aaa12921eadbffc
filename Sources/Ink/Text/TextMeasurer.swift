/// Measures, breaks and draws texts with the fonts of one stack.
///
/// The same fonts give the same numbers to the last digit. A measurer may be used from several
/// threads at once.
public protocol TextMeasurer: Sendable {
  /// The font files that all measurements rest on.
  var fonts: [FontRecord] { get }

  /// The advance width of a text on one line, in points, tracking included.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks count as spaces.
  ///   - style: The size and weight.
  ///   - language: The language (BCP 47), which chooses among the forms of Han and of letters.
  /// - Returns: The width in points.
  func width(of text: String, in style: TextStyle, language: String) -> Double

  /// The width, the ink and the missing glyphs of a text on one line.
  func measurement(of text: String, in style: TextStyle, language: String) -> TextMeasurement

  /// The lines of a text, broken where its language allows so that each is at most a width, in points
  /// (UAX 14; dictionaries where no spaces part words).
  func lines(
    of text: String, in style: TextStyle, language: String, fitting width: Double
  ) -> [TextLine]

  /// The glyphs of a text on one line, from left to right.
  func glyphs(of text: String, in style: TextStyle, language: String) -> [PlacedGlyph]

  /// How a glyph looks.
  func drawing(of glyph: GlyphReference) -> GlyphDrawing
}
