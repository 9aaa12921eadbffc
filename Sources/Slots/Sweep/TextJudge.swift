import Ink

/// Judges texts in one slot on devices of several widths; each text is measured once at full size.
struct TextJudge: Sendable {
  /// What a text amounts to on one device.
  struct Judgement: Sendable {
    var width: Double
    var lines: Int
    var scale: Double?
    var verdict: Verdict
    var unbreakable: String?
  }

  let slot: Slot
  let measurer: any TextMeasurer

  /// The judgement of a text for a budget.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: Its language.
  ///   - measurement: What it measures on one line at full size.
  ///   - budget: The width that the layout leaves.
  /// - Returns: The judgement, scaled down where it must be.
  func judgement(
    of text: String, language: String, _ measurement: TextMeasurement, in budget: WidthBudget
  ) -> Judgement {
    var judgement = fullSize(text, language: language, measurement, in: budget)
    if judgement.verdict == .over {
      judgement.scale = scale(of: text, language: language, in: budget)
      if judgement.scale != nil { judgement.verdict = .scaled }
    }
    if !measurement.missingGlyphs.isEmpty { judgement.verdict = .missingGlyph }
    return judgement
  }

  private func fullSize(
    _ text: String, language: String, _ measurement: TextMeasurement, in budget: WidthBudget
  ) -> Judgement {
    let onOneLine = WidthBudget.judged(measurement.advanceWidth)
    let isOneLine = slot.lines == 1 || budget.passes(measurement.advanceWidth)
    if isOneLine, !breaksByItself(text) {
      let verdict: Verdict =
        onOneLine <= budget.passingPoints ? .ok : onOneLine <= budget.points ? .margin : .over
      return Judgement(
        width: onOneLine, lines: 1, scale: verdict == .over ? nil : 1, verdict: verdict)
    }
    let lines = lines(of: text, in: slot.style, language: language, fitting: budget.points)
    let width = lines.map { WidthBudget.judged($0.width) }.max() ?? 0
    guard fits(lines) else {
      let widest = lines.filter(\.isOverfull).max { $0.width < $1.width }
      return Judgement(
        width: width, lines: lines.count, scale: nil, verdict: .over,
        unbreakable: widest.map { Self.piece($0.range, of: text) })
    }
    let narrower = self.lines(
      of: text, in: slot.style, language: language, fitting: budget.passingPoints)
    return Judgement(
      width: width, lines: lines.count, scale: 1, verdict: fits(narrower) ? .ok : .margin)
  }

  /// What stands on a line, without the spaces around it.
  private static func piece(_ range: Range<Int>, of text: String) -> String {
    let bytes = Array(text.utf8)
    var piece = String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)[...]
    while piece.last?.isWhitespace == true { piece.removeLast() }
    return String(piece.drop(while: \.isWhitespace))
  }

  /// Whether a text has line breaks of its own.
  private func breaksByItself(_ text: String) -> Bool {
    text.utf8.contains { $0 == 0x0A || $0 == 0x0D } || text.contains(where: \.isNewline)
  }

  private func lines(
    of text: String, in style: TextStyle, language: String, fitting width: Double
  ) -> [TextLine] {
    // A line takes whole points, so that of a width only the whole points can be used.
    measurer.lines(
      of: text, in: style, language: language, fitting: max(0, width.rounded(.down)) + 0.000_5)
  }

  private func fits(_ lines: [TextLine]) -> Bool {
    lines.count <= slot.lines && !lines.contains(where: \.isOverfull)
  }

  /// The largest factor in whole percents at which the text fits; nil where no allowed one does.
  ///
  /// Tracking depends on the size, so that the width at each size is measured anew. What fits at a
  /// size fits at every smaller one, so that few sizes are tried, and one where none is enough.
  private func scale(of text: String, language: String, in budget: WidthBudget) -> Double? {
    let least = max(1, Int((slot.minimumScaleFactor * 100 - 0.000_001).rounded(.up)))
    guard least < 100, fits(text, language: language, at: least, in: budget) else { return nil }
    var fitting = least
    var excess = 100
    while excess - fitting > 1 {
      let middle = fitting + (excess - fitting) / 2
      if fits(text, language: language, at: middle, in: budget) {
        fitting = middle
      } else {
        excess = middle
      }
    }
    return Double(fitting) / 100
  }

  private func fits(
    _ text: String, language: String, at percent: Int, in budget: WidthBudget
  ) -> Bool {
    let factor = Double(percent) / 100
    let style = TextStyle(size: slot.style.size * factor, weight: slot.style.weight)
    if slot.lines == 1, !breaksByItself(text) {
      return budget.holds(measurer.width(of: text, in: style, language: language))
    }
    return fits(lines(of: text, in: style, language: language, fitting: budget.points))
  }
}
