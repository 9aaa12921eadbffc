import Checks
import Findings
import Ink
import StringCatalog

/// Says what verdicts find, so that a reader of English alone understands it.
struct WidthFindings {
  private let slots: [String: Slot]
  private let family: String?

  private static let acceptance = "'endonym widths --accept --reason TEXT'"

  init(slots: [Slot], family: String?) {
    self.slots = Dictionary(slots.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.family = family
  }

  /// The finding of a verdict; nil where it fits or is accepted.
  func finding(for verdict: SlotVerdict, missing: [MissingGlyph]) -> Finding? {
    guard var finding = described(verdict, missing: missing) else { return nil }
    if verdict.text.fallback == .untranslated {
      finding.remedy =
        "'\(verdict.text.language)' has no text of its own and shows the source's: translate it."
    }
    return finding
  }

  private func described(_ verdict: SlotVerdict, missing: [MissingGlyph]) -> Finding? {
    guard verdict.acceptedReason == nil, let slot = slots[verdict.text.slot] else { return nil }
    let text = verdict.text
    let language = LanguageIdentifier(parsing: text.language).englishName
    let subject = "'\(text.slot)' in \(language)"
    let font = FontDescription(style: slot.style, family: family).text
    let budget = Points.text(verdict.budget)
    let width = Points.text(verdict.width)
    let lines = FindingCounts.spelled(verdict.lines, "line")
    let wording = text.fallback == nil ? "\(language) text" : "source's text"
    switch verdict.verdict {
    case .ok, .margin: return nil
    case .over:
      let message: String
      var remedy = "Shorten the \(wording), or accept it with \(Self.acceptance)."
      if let piece = verdict.unbreakable {
        var parts = ["has \(Self.quoted(piece)), which takes \(width) of \(budget) pt"]
        if verdict.lines > slot.lines {
          parts.insert("takes \(lines) instead of \(slot.lines)", at: 0)
        }
        message = "\(subject) \(parts.joined(separator: " and ")) and can't be broken (\(font))"
        remedy =
          "Write a shorter word, put soft hyphens (U+00AD) into it, or accept the text with "
          + "\(Self.acceptance)."
      } else if slot.lines > 1 || verdict.lines > 1 {
        message = "\(subject) takes \(lines) instead of \(slot.lines) of \(budget) pt (\(font))"
      } else {
        let excess = Points.text(verdict.width - verdict.budget)
        message =
          "\(subject) is \(width) pt wide, \(excess) pt over its \(budget) pt"
          + " (\(font)\(scaleNote(slot)))"
      }
      return finding(
        .over, text, message, consequence: "Readers see it cut off" + standsFor(text) + ".",
        remedy: remedy)
    case .scaled:
      let percent = Int(((verdict.scale ?? 1) * 100).rounded())
      let amount: String
      let room: String
      if let piece = verdict.unbreakable {
        (amount, room) = ("\(Self.quoted(piece)) takes \(width)", "\(budget) pt")
      } else if slot.lines > 1 || verdict.lines > 1 {
        (amount, room) = (lines, "\(slot.lines) of \(budget) pt")
      } else {
        (amount, room) = ("\(width) pt", "\(budget) pt")
      }
      return finding(
        .scaled, text,
        "\(subject) fits only when scaled to \(percent) %: \(amount) in \(room) (\(font))",
        consequence: "It is drawn smaller than the texts beside it" + standsFor(text) + ".",
        remedy: "Shorten the \(wording), or accept it with \(Self.acceptance).")
    case .missingGlyph:
      var clusters: [String] = []
      for glyph in missing where !clusters.contains(glyph.cluster) {
        clusters.append(glyph.cluster)
      }
      let names = clusters.prefix(5).map(MissingCharacters.named)
      let rest = clusters.count > 5 ? " and \(clusters.count - 5) more" : ""
      var finding = finding(
        .missingGlyph, text,
        "\(subject) has no glyph for \(names.joined(separator: ", "))\(rest) in the fonts",
        consequence: "Its width can't be told, and readers may see a box" + standsFor(text) + ".",
        remedy: "Add a font that has the character to 'fonts', or correct the text.")
      if let first = missing.first {
        let end = first.offset + first.cluster.utf8.count
        finding.excerpt = Excerpt(value: text.value, marked: first.offset..<end)
      }
      return finding
    }
  }

  /// The note that a full wording fits by now.
  func finding(
    forFuller shortening: AcceptedWidths.Shortening, width: Double, verdict: SlotVerdict
  ) -> Finding {
    let language = LanguageIdentifier(parsing: shortening.language).englishName
    var finding = finding(
      .couldBeFuller, verdict.text,
      "'\(shortening.slot)' in \(language) could be fuller: its full wording takes "
        + "\(Points.text(width)) of \(Points.text(verdict.budget)) pt",
      consequence: "Readers see less than there is room for" + standsFor(verdict.text) + ".",
      remedy: "Write '\(VisibleText.spelled(shortening.full))' and remove it from 'shortened'.")
    finding.location = shortening.location
    return finding
  }

  /// A piece of a text, shortened where nobody would read it to its end.
  private static func quoted(_ piece: String) -> String {
    let shown = piece.prefix(80)
    return "'\(VisibleText.spelled(String(shown)))\(shown.endIndex < piece.endIndex ? "…" : "")'"
  }

  private func scaleNote(_ slot: Slot) -> String {
    guard slot.minimumScaleFactor < 1 else { return "" }
    return ", scaled to \(Points.text(slot.minimumScaleFactor * 100)) % at least"
  }

  private func standsFor(_ text: SlotText) -> String {
    guard text.fallback == nil else { return "; it is the source's text" }
    guard let source = text.sourceValue, !source.isEmpty else { return "" }
    return "; it stands for '\(VisibleText.spelled(source))'"
  }

  private func finding(
    _ rule: WidthRule, _ text: SlotText, _ message: String, consequence: String, remedy: String
  ) -> Finding {
    var finding = Finding(
      rule: rule.rawValue, severity: rule.severity,
      location: text.location ?? slots[text.slot]?.location
        ?? SourceLocation(path: Project.configurationName),
      language: text.language, message: message, excerpt: Excerpt(value: text.value),
      consequence: consequence, remedy: remedy)
    switch text.origin {
    case .entry(_, let key, let variation):
      finding.entry = key
      finding.variation = variation
    case .server(let key, let category):
      finding.entry = key
      finding.variation = category.map { "plural.\($0)" }
    case .date, .figure, .sample: break
    }
    return finding
  }
}
