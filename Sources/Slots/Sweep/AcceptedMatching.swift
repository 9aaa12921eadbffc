import Checks
import Findings
import StringCatalog

/// Holds accepted widths against verdicts, both ways.
struct AcceptedMatching {
  private let widths: AcceptedWidths
  private var acceptances: [PinnedText: AcceptedWidths.Acceptance] = [:]
  private var verdicts: [PinnedText: SlotVerdict] = [:]
  private var byPlace: [Place: [SlotVerdict]] = [:]

  private struct Place: Hashable {
    var slot: String
    var language: String
  }

  init(_ widths: AcceptedWidths, verdicts all: [SlotVerdict]) {
    self.widths = widths
    guard !widths.accepted.isEmpty || !widths.shortened.isEmpty else { return }
    for acceptance in widths.accepted {
      let pinned = PinnedText(
        slot: acceptance.slot, language: acceptance.language, value: acceptance.value)
      acceptances[pinned] = acceptance
    }
    for verdict in all {
      verdicts[PinnedText(verdict.text)] = verdict
      let place = Place(slot: verdict.text.slot, language: verdict.text.language)
      byPlace[place, default: []].append(verdict)
    }
  }

  /// Why a verdict is accepted; nil where it isn't, or isn't any more.
  func reason(for verdict: SlotVerdict) -> String? {
    guard verdict.verdict == .over || verdict.verdict == .scaled,
      let acceptance = acceptances[PinnedText(verdict.text)],
      acceptance.kind.verdict == verdict.verdict
    else { return nil }
    return acceptance.reason
  }

  /// Why a verdict on a device that fails nothing is accepted; nil where it isn't.
  ///
  /// What is accepted as too wide is accepted where it fits when scaled, too.
  func reason(forOtherWidth verdict: SlotVerdict) -> String? {
    guard let acceptance = acceptances[PinnedText(verdict.text)] else { return nil }
    switch (verdict.verdict, acceptance.kind) {
    case (.scaled, .scaled), (.scaled, .over), (.over, .over): return acceptance.reason
    default: return nil
    }
  }

  /// The verdict on a text; nil where it no longer stands there.
  func verdict(of pinned: PinnedText) -> SlotVerdict? { verdicts[pinned] }

  /// A finding for each accepted or shortened text that no longer matters.
  func findings(slots: [String]) -> [Finding] {
    var findings: [Finding] = []
    for acceptance in widths.accepted {
      let pinned = PinnedText(
        slot: acceptance.slot, language: acceptance.language, value: acceptance.value)
      let cause: String
      if let verdict = verdicts[pinned] {
        guard verdict.verdict != acceptance.kind.verdict else { continue }
        switch verdict.verdict {
        case .ok, .margin: cause = "it fits now"
        case .scaled: cause = "it fits now when scaled, and is accepted as 'over'"
        case .over: cause = "it no longer fits when scaled, and is accepted as 'scaled'"
        case .missingGlyph: cause = "it has a character without a glyph"
        }
      } else {
        cause = gone(
          acceptance.slot, acceptance.language, acceptance.value, slots: slots)
      }
      findings.append(
        finding(
          "an accepted text", acceptance.slot, acceptance.language, acceptance.value, cause,
          at: acceptance.location))
    }
    for shortening in widths.shortened {
      let pinned = PinnedText(
        slot: shortening.slot, language: shortening.language, value: shortening.value)
      guard verdicts[pinned] == nil else { continue }
      let cause = gone(shortening.slot, shortening.language, shortening.value, slots: slots)
      findings.append(
        finding(
          "a shortened text", shortening.slot, shortening.language, shortening.value, cause,
          at: shortening.location))
    }
    return findings
  }

  private func gone(_ slot: String, _ language: String, _ value: String, slots: [String]) -> String
  {
    guard slots.contains(slot) else {
      let suggestion = NearestName.suggestion(for: slot, among: slots)
      return "there is no such slot" + (suggestion.map { "; the nearest is '\($0)'" } ?? "")
    }
    guard let there = byPlace[Place(slot: slot, language: language)] else {
      return "the slot has no text in this language"
    }
    // What somebody has changed is most likely what is to be judged again.
    let open = there.filter { $0.verdict != .ok && $0.verdict != .margin }
    let values = (open + there).map(\.text.value)
    let nearest = NearestName.suggestion(for: value, among: values)
    return nearest.map { "the text has changed to '\(VisibleText.spelled($0))'" }
      ?? "no text of the slot reads so any more"
  }

  private func finding(
    _ kind: String, _ slot: String, _ language: String, _ value: String, _ cause: String,
    at location: SourceLocation
  ) -> Finding {
    let name = LanguageIdentifier(parsing: language).englishName
    return Finding(
      rule: WidthRule.accepted.rawValue, severity: WidthRule.accepted.severity,
      location: location, language: language,
      message: "\(kind) of '\(slot)' in \(name) no longer matters: \(cause)",
      excerpt: Excerpt(value: value),
      consequence: "What is accepted without a need hides the next text that needs it.",
      remedy: "Remove it, or accept the text of today with a reason of its own.")
  }
}

extension AcceptedWidths.Acceptance.Kind {
  /// The verdict that it accepts.
  var verdict: Verdict {
    switch self {
    case .over: .over
    case .scaled: .scaled
    }
  }
}
