/// How a glyph looks, in ems: the origin is on the baseline, y grows downwards as in SVG.
public enum GlyphDrawing: Sendable, Hashable {
  /// Nothing is drawn, as for a space.
  case empty
  /// An outline: the data of an SVG path (SVG 2, 9.3), in thousandths of an em.
  case outline(String)
  /// A picture: the bytes of a PNG file and the rectangle that it fills, in ems.
  case image(png: [UInt8], x: Double, y: Double, width: Double, height: Double)
}
