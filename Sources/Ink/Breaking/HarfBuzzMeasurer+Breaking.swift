#if canImport(CHarfBuzz)
  extension HarfBuzzMeasurer {
    /// The lines of a text, each with as much as fits.
    ///
    /// Lines end where UAX 14 and the language allow it; where no spaces part words, dictionaries say
    /// where they end. Spaces at a line's end hang out of it. Where a line ends after a soft hyphen, a
    /// hyphen's width is added. A line break at the very end begins no further line, as in CoreText.
    ///
    /// A piece without such a place that is wider than the width is a line by itself and overfull. It
    /// isn't broken between characters, as SwiftUI does as a last resort: a word that was cut
    /// anywhere is what a check of widths has to find.
    ///
    /// The time grows with the text's length, whatever the text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: The size and weight.
    ///   - language: The language (BCP 47).
    ///   - width: The greatest width of a line in points.
    /// - Returns: The lines, at least one: an empty text is one empty line.
    public func lines(
      of text: String, in style: TextStyle, language: String, fitting width: Double
    ) -> [TextLine] {
      let units = Array(text.utf16)
      let bytes = text.utf8.count
      let whole = wholeWidth(of: text, units, in: style, language: language)
      if let whole, whole <= width || units.isEmpty {
        return [TextLine(range: 0..<bytes, width: whole)]
      }
      let opportunities = BreakOpportunity.all(in: units, language: language)
      if let whole, opportunities.count == 1 {
        return [TextLine(range: 0..<bytes, width: whole, isOverfull: true)]
      }
      let shaped = shaped(text, weight: style.weight, language: language)
      var hyphen: String?
      let fitter = LineFitter(
        units: units, opportunities: opportunities,
        estimates: shaped.offsets(
          count: units.count, size: style.size, tracking: tracking(at: style.size)),
        limit: width, slack: style.size
      ) { range, endsInHyphen in
        var part = String(decoding: units[range], as: UTF16.self)
        if endsInHyphen {
          let sign = hyphen ?? self.shownHyphen(in: style, language: language)
          hyphen = sign
          part += sign
        }
        return self.width(of: part, in: style, language: language)
      }
      return textLines(fitter.lines(), of: units)
    }

    /// The width of a text as one line, without the spaces at its end; nil where it must have several.
    private func wholeWidth(
      of text: String, _ units: [UInt16], in style: TextStyle, language: String
    ) -> Double? {
      var content = units.count
      if units.suffix(2) == [0x0D, 0x0A] {
        content -= 2
      } else if let last = units.last, UTF16Unit.endsLine(last) {
        content -= 1
      }
      guard !units[..<content].contains(where: UTF16Unit.endsLine) else { return nil }
      var end = content
      while end > 0, UTF16Unit.hangs(units[end - 1]) { end -= 1 }
      guard end > 0 else { return 0 }
      let visible = end == units.count ? text : String(decoding: units[..<end], as: UTF16.self)
      return width(of: visible, in: style, language: language)
    }

    /// What is drawn for a soft hyphen: a hyphen where the fonts have one, otherwise a hyphen-minus
    /// (CSS Text 3, `hyphenate-character`).
    private func shownHyphen(in style: TextStyle, language: String) -> String {
      let hyphen = "\u{2010}"
      let measurement = measurement(of: hyphen, in: style, language: language)
      return measurement.missingGlyphs.isEmpty ? hyphen : "-"
    }

    private func textLines(_ lines: [LineFitter.Line], of units: [UInt16]) -> [TextLine] {
      var start = 0
      return lines.map { line in
        let end = start + UTF16Unit.utf8Count(of: units[line.range])
        defer { start = end }
        return TextLine(range: start..<end, width: line.width, isOverfull: !line.fits)
      }
    }
  }
#endif
