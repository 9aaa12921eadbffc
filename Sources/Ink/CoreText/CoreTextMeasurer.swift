#if canImport(CoreText)
  import CoreText
  import Foundation

  /// Measures, breaks and draws texts as Apple's systems do, with their own font.
  ///
  /// Other versions of a system have other fonts, so the numbers hold for this system only.
  public final class CoreTextMeasurer: TextMeasurer {
    /// The system's font in regular, with its version; the fonts that it falls back to aren't listed.
    public let fonts: [FontRecord]
    /// The fonts of all glyphs that were placed.
    let glyphFonts = CoreTextFonts()

    /// Creates a measurer with the system's font.
    public init() {
      fonts = [SystemFont.record(of: SystemFont.font(size: 17, weight: .regular))]
    }

    /// The advance width of a text on one line, in points.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks count as spaces.
    ///   - style: The size and weight.
    ///   - language: The language (BCP 47).
    /// - Returns: The width in points, with the font's own tracking.
    public func width(of text: String, in style: TextStyle, language: String) -> Double {
      CTLineGetTypographicBounds(line(of: text, in: style, language: language), nil, nil, nil)
    }

    /// The width, the ink and the missing glyphs of a text on one line.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks count as spaces.
    ///   - style: The size and weight.
    ///   - language: The language (BCP 47).
    /// - Returns: The measurement.
    public func measurement(
      of text: String, in style: TextStyle, language: String
    ) -> TextMeasurement {
      let line = line(of: text, in: style, language: language)
      let bounds = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
      let ink =
        bounds.isNull || bounds.isEmpty
        ? nil
        : InkBounds(
          left: bounds.minX, bottom: bounds.minY, right: bounds.maxX, top: bounds.maxY)
      return TextMeasurement(
        advanceWidth: CTLineGetTypographicBounds(line, nil, nil, nil), inkBounds: ink,
        missingGlyphs: missingGlyphs(in: line, of: text))
    }

    /// The glyphs of a text on one line, from left to right.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks count as spaces.
    ///   - style: The size and weight.
    ///   - language: The language (BCP 47).
    /// - Returns: The glyphs.
    public func glyphs(of text: String, in style: TextStyle, language: String) -> [PlacedGlyph] {
      runs(of: line(of: text, in: style, language: language)).flatMap { run in
        let number = glyphFonts.number(of: run.font)
        let size = Double(CTFontGetSize(run.font))
        return zip(run.glyphs, run.positions).map { glyph, position in
          PlacedGlyph(
            reference: GlyphReference(font: number, glyph: UInt32(glyph)), x: Double(position.x),
            y: Double(position.y), size: size)
        }
      }
    }

    /// How a glyph looks.
    ///
    /// - Parameter glyph: A glyph that this measurer has placed.
    /// - Returns: The drawing; empty for spaces and for glyphs of no font of this measurer.
    public func drawing(of glyph: GlyphReference) -> GlyphDrawing {
      guard let font = glyphFonts.font(glyph.font), let identifier = CGGlyph(exactly: glyph.glyph)
      else { return .empty }
      return CoreTextDrawing.drawing(of: identifier, in: font)
    }

    /// The characters that only the font of last resort has, or none.
    private func missingGlyphs(in line: CTLine, of text: String) -> [MissingGlyph] {
      var offsets: Set<Int> = []
      for run in runs(of: line) {
        let isLastResort = (CTFontCopyPostScriptName(run.font) as String).hasSuffix("LastResort")
        for (glyph, offset) in zip(run.glyphs, run.offsets) where glyph == 0 || isLastResort {
          offsets.insert(offset)
        }
      }
      var missing: [MissingGlyph] = []
      for offset in offsets.sorted() where offset < text.utf16.count {
        let index = String.Index(utf16Offset: offset, in: text)
        let range = text.rangeOfComposedCharacterSequence(at: index)
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        guard missing.last?.offset != start else { continue }
        missing.append(MissingGlyph(cluster: String(text[range]), offset: start))
      }
      return missing
    }
  }
#endif
