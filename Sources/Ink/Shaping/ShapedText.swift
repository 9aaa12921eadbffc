/// A text on one line as glyphs, in the units of their fonts, so that it serves every size.
struct ShapedText: Sendable, Hashable {
  /// The runs in the order of the text.
  var runs: [ShapedRun] = []
  /// The runs from left to right, by their places in `runs` (UAX 9, rule L2).
  var visualOrder: [Int] = []
  /// Whether the paragraph runs from right to left (UAX 9, rules P2 and P3).
  var isRightToLeft = false
}

/// Glyphs of one font, script and direction.
struct ShapedRun: Sendable, Hashable {
  /// The number of the font within the measurer.
  var font: Int
  /// The units of an em in this font.
  var unitsPerEm: Int
  /// The part of the text, in UTF-16 code units.
  var range: Range<Int>
  /// The embedding level (UAX 9); odd where it runs from right to left.
  var level: UInt8
  /// Whether tracking is added to its clusters.
  var isTracked: Bool
  /// The glyphs from left to right, whatever the direction.
  var glyphs: [ShapedGlyph]
}

/// A glyph of a run; lengths are in units of its font, y grows upwards.
struct ShapedGlyph: Sendable, Hashable {
  /// The glyph's identifier in the font; 0 is the box of a missing glyph.
  var id: UInt32
  /// Where the characters that it stands for begin in the text, in UTF-16 code units.
  var cluster: Int
  /// How far the pen moves.
  var xAdvance: Int
  /// Where the glyph is drawn, from the pen.
  var xOffset: Int
  /// Where the glyph is drawn, from the baseline.
  var yOffset: Int
}
