import Ink

/// Judges texts in one slot on devices of several widths; each text is measured once at full size.
struct TextJudge: Sendable {
  /// What a text amounts to on one device.
  struct Judgement: Sendable {
    var width: Double
    var lines: Int
    var scale: Double?
    var verdict: Verdict
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
    if slot.lines == 1 || (!breaksByItself(text) && budget.passes(measurement.advanceWidth)) {
      let verdict: Verdict =
        onOneLine <= budget.passingPoints ? .ok : onOneLine <= budget.points ? .margin : .over
      return Judgement(
        width: onOneLine, lines: 1, scale: verdict == .over ? nil : 1, verdict: verdict)
    }
    let lines = lines(of: text, in: slot.style, language: language, fitting: budget.points)
    let width = lines.map { WidthBudget.judged($0.width) }.max() ?? 0
    guard fits(lines) else {
      return Judgement(width: width, lines: lines.count, scale: nil, verdict: .over)
    }
    let narrower = self.lines(
      of: text, in: slot.style, language: language, fitting: budget.passingPoints)
    return Judgement(
      width: width, lines: lines.count, scale: 1, verdict: fits(narrower) ? .ok : .margin)
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
  /// Tracking depends on the size, so that the width at each size is measured anew.
  private func scale(of text: String, language: String, in budget: WidthBudget) -> Double? {
    let least = Int((slot.minimumScaleFactor * 100 - 0.000_001).rounded(.up))
    for percent in stride(from: 99, through: max(1, least), by: -1) {
      let factor = Double(percent) / 100
      let style = TextStyle(size: slot.style.size * factor, weight: slot.style.weight)
      let fits =
        slot.lines == 1
        ? budget.holds(measurer.width(of: text, in: style, language: language))
        : fits(lines(of: text, in: style, language: language, fitting: budget.points))
      if fits { return factor }
    }
    return nil
  }
}
