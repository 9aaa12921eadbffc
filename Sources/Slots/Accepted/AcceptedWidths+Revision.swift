import Findings

extension AcceptedWidths {
  /// What is accepted once texts that don't fit are accepted too.
  ///
  /// Texts with a missing glyph are left out: what they look like isn't known; and so are those that
  /// only stand in for a translation, which is what they lack. An older acceptance of the same text
  /// gives way.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts of a sweep.
  ///   - reason: Why the texts may stay.
  ///   - location: The file that they will stand in.
  /// - Returns: What is accepted then, and how many texts of it are new.
  public func accepting(
    _ verdicts: [SlotVerdict], reason: String, at location: SourceLocation
  ) -> (widths: AcceptedWidths, count: Int) {
    var widths = self
    var new: Set<PinnedText> = []
    var acceptances: [Acceptance] = []
    for verdict in verdicts where verdict.isOpenToAcceptance {
      guard let kind = Acceptance.Kind(verdict.verdict),
        new.insert(PinnedText(verdict.text)).inserted
      else { continue }
      acceptances.append(
        Acceptance(
          slot: verdict.text.slot, language: verdict.text.language, value: verdict.text.value,
          kind: kind, reason: reason, location: location))
    }
    widths.accepted.removeAll {
      new.contains(PinnedText(slot: $0.slot, language: $0.language, value: $0.value))
    }
    widths.accepted += acceptances
    return (widths, acceptances.count)
  }

  /// What is accepted without what no longer matters: texts that are gone, and accepted ones that
  /// fit or are worse than was accepted.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts of a sweep.
  ///   - isMeasured: Whether the sweep measured a slot in a language; others are kept.
  /// - Returns: What is accepted then, and how many elements are gone.
  public func pruned(
    by verdicts: [SlotVerdict], isMeasured: (_ slot: String, _ language: String) -> Bool
  ) -> (widths: AcceptedWidths, count: Int) {
    let kinds = Dictionary(
      verdicts.map { (PinnedText($0.text), $0.verdict) }, uniquingKeysWith: { first, _ in first })
    var widths = self
    widths.accepted.removeAll { acceptance in
      guard isMeasured(acceptance.slot, acceptance.language) else { return false }
      let pinned = PinnedText(
        slot: acceptance.slot, language: acceptance.language, value: acceptance.value)
      return kinds[pinned] != acceptance.kind.verdict
    }
    widths.shortened.removeAll { shortening in
      guard isMeasured(shortening.slot, shortening.language) else { return false }
      let pinned = PinnedText(
        slot: shortening.slot, language: shortening.language, value: shortening.value)
      return kinds[pinned] == nil
    }
    let count =
      accepted.count - widths.accepted.count + shortened.count - widths.shortened.count
    return (widths, count)
  }
}

extension SlotVerdict {
  /// Whether somebody may accept the text as it is: it doesn't fit, isn't accepted yet, and is the
  /// language's own.
  public var isOpenToAcceptance: Bool {
    acceptedReason == nil && AcceptedWidths.Acceptance.Kind(verdict) != nil
      && text.fallback != .untranslated
  }
}

extension AcceptedWidths.Acceptance.Kind {
  /// What accepts a verdict; nil for one that fits or can't be accepted.
  fileprivate init?(_ verdict: Verdict) {
    switch verdict {
    case .over: self = .over
    case .scaled: self = .scaled
    case .ok, .margin, .missingGlyph: return nil
    }
  }
}
