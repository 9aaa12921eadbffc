#if canImport(CoreText)
  import CoreText
  import Foundation

  extension CoreTextMeasurer {
    /// The lines of a text, each with as much as fits.
    ///
    /// A piece that can't be broken and is wider than the width is a line by itself and overfull;
    /// CoreText alone would break it between characters.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: The size and weight.
    ///   - language: The language (BCP 47).
    ///   - width: The greatest width of a line in points.
    /// - Returns: The lines, at least one.
    public func lines(
      of text: String, in style: TextStyle, language: String, fitting width: Double
    ) -> [TextLine] {
      let units = Array(text.utf16)
      guard !units.isEmpty else { return [TextLine(range: 0..<0, width: 0)] }
      let typesetter = CTTypesetterCreateWithAttributedString(
        attributed(text, in: style, language: language))
      let pieces = CFStringTokenizerCreate(
        kCFAllocatorDefault, text as CFString, CFRange(location: 0, length: units.count),
        CFOptionFlags(kCFStringTokenizerUnitLineBreak),
        CFLocaleCreate(nil, CFLocaleIdentifier(rawValue: language as CFString)))
      var lines: [TextLine] = []
      var start = 0
      var offset = 0
      while start < units.count {
        let suggested = start + CTTypesetterSuggestLineBreak(typesetter, start, width)
        var end = min(max(suggested, start + 1), units.count)
        _ = CFStringTokenizerGoToTokenAtIndex(pieces, end - 1)
        let piece = CFStringTokenizerGetCurrentTokenRange(pieces)
        // A line that ends within a piece has been cut between characters.
        if piece.location != kCFNotFound, piece.location <= start {
          end = min(max(end, piece.location + piece.length), units.count)
        }
        let line = CTTypesetterCreateLine(
          typesetter, CFRange(location: start, length: end - start))
        let advance =
          CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
        let next = offset + UTF16Unit.utf8Count(of: units[start..<end])
        lines.append(TextLine(range: offset..<next, width: advance, isOverfull: advance > width))
        start = end
        offset = next
      }
      return lines
    }

    /// A text with the attributes that CoreText shapes by.
    func attributed(
      _ text: String, in style: TextStyle, language: String
    ) -> CFAttributedString {
      let attributes: [NSAttributedString.Key: Any] = [
        NSAttributedString.Key(kCTFontAttributeName as String): SystemFont.font(
          size: style.size, weight: style.weight),
        NSAttributedString.Key(kCTLanguageAttributeName as String): language,
      ]
      return NSAttributedString(string: text, attributes: attributes) as CFAttributedString
    }

    /// A text as one line, in which line breaks are spaces.
    func line(of text: String, in style: TextStyle, language: String) -> CTLine {
      var units = Array(text.utf16)
      for index in units.indices where UTF16Unit.endsLine(units[index]) { units[index] = 0x20 }
      let flat = String(decoding: units, as: UTF16.self)
      return CTLineCreateWithAttributedString(attributed(flat, in: style, language: language))
    }
  }
#endif
