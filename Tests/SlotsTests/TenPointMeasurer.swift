import Ink

/// Every character is ten points wide at 17 points, in proportion at other sizes; spaces and line
/// feeds break.
///
/// Widths in tests are thus their count of characters times ten, by hand.
struct TenPointMeasurer: TextMeasurer {
  /// The characters that have no glyph.
  var missing: Set<Character> = []
  /// What is added to each width, as the noise of adding.
  var noise = 0.0

  var fonts: [FontRecord] {
    [FontRecord(family: "Ten", path: "/fonts/Ten.ttf", version: "Ten 1.0", digest: "0a1b2c")]
  }

  func width(of text: String, in style: TextStyle, language: String) -> Double {
    Double(text.count) * 10 * style.size / 17 + noise
  }

  func measurement(of text: String, in style: TextStyle, language: String) -> TextMeasurement {
    var offset = 0
    var glyphs: [MissingGlyph] = []
    for character in text {
      if missing.contains(character) {
        glyphs.append(MissingGlyph(cluster: String(character), offset: offset))
      }
      offset += character.utf8.count
    }
    return TextMeasurement(
      advanceWidth: width(of: text, in: style, language: language), missingGlyphs: glyphs)
  }

  func lines(
    of text: String, in style: TextStyle, language: String, fitting width: Double
  ) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    // As in Apple's layout, a line feed at the very end begins no further line.
    let isEnded = text.last?.isNewline == true
    for paragraph in (isEnded ? text.dropLast() : text[...]).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      var line = ""
      func end() {
        let lineWidth = self.width(of: line, in: style, language: language)
        lines.append(
          TextLine(
            range: start..<(start + line.utf8.count), width: lineWidth,
            isOverfull: lineWidth > width))
        // The space or line feed after it is one byte.
        start += line.utf8.count + 1
        line = ""
      }
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if !line.isEmpty, self.width(of: longer, in: style, language: language) > width {
          end()
          line = String(word)
        } else {
          line = longer
        }
      }
      end()
    }
    return lines
  }

  func glyphs(of text: String, in style: TextStyle, language: String) -> [PlacedGlyph] { [] }

  func drawing(of glyph: GlyphReference) -> GlyphDrawing { .empty }
}
