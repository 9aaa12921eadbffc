import Findings

/// What a sweep finds, by the identifiers of its findings.
public enum WidthRule: String, Sendable, Hashable, CaseIterable {
  /// A text that is wider than its slot.
  case over = "width-over"
  /// A text that fits only when it is scaled down.
  case scaled = "width-scaled"
  /// A character that no font of the stack can draw.
  case missingGlyph = "width-missing-glyph"
  /// An accepted width that no longer matters.
  case accepted = "accepted-width"
  /// A shortened text whose full wording fits by now.
  case couldBeFuller = "width-could-be-fuller"

  /// The severity of its findings: a note fails nothing, all others fail a sweep.
  public var severity: Severity {
    switch self {
    case .over, .missingGlyph: .error
    case .scaled, .accepted: .warning
    case .couldBeFuller: .note
    }
  }

  /// The rule as reports describe it.
  public var reported: ReportedRule {
    ReportedRule(
      identifier: rawValue, summary: summary, explanation: explanation, severity: severity)
  }

  private var summary: String {
    switch self {
    case .over: "A text is wider than its slot, even scaled down as far as it may be."
    case .scaled: "A text fits its slot only when it is scaled down."
    case .missingGlyph: "A character has no glyph in the fonts that the text is measured with."
    case .accepted: "An accepted or shortened text is no longer what was accepted."
    case .couldBeFuller: "A text that was shortened would fit in its full wording."
    }
  }

  private var explanation: String {
    switch self {
    case .over:
      """
      Its end is cut off on the screen. Shorten the text, give the layout more room, or accept the \
      exact text with a reason.
      """
    case .scaled:
      """
      It is drawn smaller than the texts beside it. Shorten the text, give the layout more room, or \
      accept the exact text with a reason.
      """
    case .missingGlyph:
      """
      Its width can't be told, and readers may see a box. Add a font that has the character to \
      'fonts', or correct the text. It can't be accepted.
      """
    case .accepted:
      """
      What is accepted is pinned to its exact text, so that a change is looked at again. Remove the \
      element, or accept the new text with a reason of its own.
      """
    case .couldBeFuller:
      """
      The slot has grown since the text was shortened. Put the full wording back, then remove the \
      element from 'shortened'.
      """
    }
  }
}
