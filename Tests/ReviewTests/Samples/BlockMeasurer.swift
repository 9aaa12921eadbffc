import Ink

/// Measures by rules that a person can follow: every character is half an em wide and is drawn as a
/// block, a space draws nothing, and a smiling face is a picture one em wide.
struct BlockMeasurer: TextMeasurer {
  static let face: Character = "😀"
  /// The smallest PNG file: one transparent pixel (PNG, 11.2).
  static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1F, 0x15, 0xC4,
    0x89, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x62, 0x00, 0x01, 0x00, 0x00,
    0x05, 0x00, 0x01, 0x0D, 0x0A, 0x2D, 0xB4, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE,
    0x42, 0x60, 0x82,
  ]

  var fonts: [FontRecord] {
    [
      FontRecord(
        family: "Inter", path: "/fonts/Blocks.otf", version: "Blocks 1.000",
        digest: String(repeating: "0123456789abcdef", count: 4))
    ]
  }

  private func advance(_ character: Character, _ size: Double) -> Double {
    character == Self.face ? size : size / 2
  }

  func width(of text: String, in style: TextStyle, language: String) -> Double {
    text.reduce(0) { $0 + advance($1, style.size) }
  }

  func measurement(of text: String, in style: TextStyle, language: String) -> TextMeasurement {
    TextMeasurement(advanceWidth: width(of: text, in: style, language: language))
  }

  func lines(
    of text: String, in style: TextStyle, language: String, fitting width: Double
  ) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    var end = 0
    var length = 0.0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = self.width(of: String(word), in: style, language: language)
      let bytes = word.utf8.count
      if end > start, length + style.size / 2 + wordWidth > width {
        lines.append(TextLine(range: start..<end, width: length))
        (start, length) = (end, 0)
      } else if end > start {
        length += style.size / 2
      }
      length += wordWidth
      end = min(text.utf8.count, end + bytes + 1)
    }
    lines.append(TextLine(range: start..<text.utf8.count, width: length))
    return lines
  }

  func glyphs(of text: String, in style: TextStyle, language: String) -> [PlacedGlyph] {
    var x = 0.0
    return text.map { character in
      defer { x += advance(character, style.size) }
      let scalar = character.unicodeScalars.first?.value ?? 0
      return PlacedGlyph(
        reference: GlyphReference(font: 0, glyph: scalar), x: x, y: 0, size: style.size)
    }
  }

  func drawing(of glyph: GlyphReference) -> GlyphDrawing {
    guard let scalar = Unicode.Scalar(glyph.glyph) else { return .empty }
    if Character(scalar) == Self.face {
      return .image(png: Self.picture, x: 0, y: -0.8, width: 1, height: 1)
    }
    if scalar.properties.isWhitespace { return .empty }
    return .outline("M50 0H450V-700H50Z")
  }
}
