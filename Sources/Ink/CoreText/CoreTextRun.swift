#if canImport(CoreText)
  import CoreText
  import Foundation

  /// The glyphs of one font on a line.
  struct CoreTextRun {
    /// The font, which can be one that the system fell back to.
    var font: CTFont
    /// The glyphs from left to right.
    var glyphs: [CGGlyph]
    /// Where each glyph is, from the line's start, y upwards.
    var positions: [CGPoint]
    /// Where the characters of each glyph begin in the text, in UTF-16 code units.
    var offsets: [Int]

    /// The glyph that CoreText leaves where characters have none of their own to draw.
    private static let deleted: CGGlyph = 0xFFFF

    /// Reads a run; nil where it has no font.
    init?(_ run: CTRun) {
      let attributes = CTRunGetAttributes(run) as NSDictionary
      guard let value = attributes[kCTFontAttributeName as String] as AnyObject?,
        CFGetTypeID(value) == CTFontGetTypeID()
      else { return nil }
      font = unsafeDowncast(value, to: CTFont.self)
      let count = CTRunGetGlyphCount(run)
      let whole = CFRange(location: 0, length: 0)
      var glyphs = [CGGlyph](repeating: 0, count: count)
      var positions = [CGPoint](repeating: .zero, count: count)
      var offsets = [CFIndex](repeating: 0, count: count)
      CTRunGetGlyphs(run, whole, &glyphs)
      CTRunGetPositions(run, whole, &positions)
      CTRunGetStringIndices(run, whole, &offsets)
      let shown = glyphs.indices.filter { glyphs[$0] != Self.deleted }
      self.glyphs = shown.map { glyphs[$0] }
      self.positions = shown.map { positions[$0] }
      self.offsets = shown.map { offsets[$0] }
    }
  }

  extension CoreTextMeasurer {
    /// The runs of a line from left to right.
    func runs(of line: CTLine) -> [CoreTextRun] {
      let runs = CTLineGetGlyphRuns(line) as? [CTRun] ?? []
      return runs.compactMap(CoreTextRun.init)
    }
  }

  /// The fonts of the glyphs that a measurer has placed, by number.
  ///
  /// Apple, Core Text: fonts may be used on several threads at once.
  final class CoreTextFonts: @unchecked Sendable {
    private let lock = NSLock()
    private var fonts: [CTFont] = []

    /// The number of a font, which it gets when it is first seen.
    func number(of font: CTFont) -> Int {
      lock.withLock {
        if let known = fonts.firstIndex(where: { CFEqual($0, font) }) { return known }
        fonts.append(font)
        return fonts.count - 1
      }
    }

    /// The font of a number; nil where there is none.
    func font(_ number: Int) -> CTFont? {
      lock.withLock { fonts.indices.contains(number) ? fonts[number] : nil }
    }
  }
#endif
