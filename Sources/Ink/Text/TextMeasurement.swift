/// What one line of text measures.
public struct TextMeasurement: Sendable, Hashable {
  /// The sum of the glyphs' advances, tracking included, in points.
  public var advanceWidth: Double
  /// What is drawn; nil where nothing is, as for spaces.
  public var inkBounds: InkBounds?
  /// The characters that no font of the stack can draw, in the order of the text.
  public var missingGlyphs: [MissingGlyph]

  /// Creates a measurement.
  public init(
    advanceWidth: Double, inkBounds: InkBounds? = nil, missingGlyphs: [MissingGlyph] = []
  ) {
    self.advanceWidth = advanceWidth
    self.inkBounds = inkBounds
    self.missingGlyphs = missingGlyphs
  }
}

/// A character that no font of the stack can draw: users see a box in its place.
public struct MissingGlyph: Sendable, Hashable {
  /// The grapheme cluster (UAX 29).
  public var cluster: String
  /// Where it begins, in UTF-8 code units.
  public var offset: Int

  /// Creates a missing glyph.
  public init(cluster: String, offset: Int) {
    self.cluster = cluster
    self.offset = offset
  }
}
