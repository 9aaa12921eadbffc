/// What the width of a text in its slot amounts to.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// It fits within the pass bar.
  case ok
  /// It fits, but over 95 % of the budget.
  case margin
  /// It fits only when it is scaled down, within the slot's factor.
  case scaled
  /// It doesn't fit, even scaled down.
  case over
  /// A character has no glyph in any font.
  case missingGlyph
}

/// A text that was measured in its slot.
public struct SlotVerdict: Sendable, Hashable {
  /// The text.
  public var text: SlotText
  /// Its width at full size in points, rounded up as on the device; on several lines that of the
  /// widest line.
  public var width: Double
  /// The width that the layout leaves, in points.
  public var budget: Double
  /// The lines that it takes at full size.
  public var lines: Int
  /// The factor that it must be scaled to; 1 where it fits, nil where no allowed factor is enough.
  public var scale: Double?
  /// What it amounts to.
  public var verdict: Verdict
  /// The characters without a glyph.
  public var missing: [String]
  /// The widest piece that no line can hold and that can't be broken, such as a long word; nil where
  /// there is none, or where the text has one line.
  public var unbreakable: String?
  /// Why it is accepted as it is; nil where it isn't.
  public var acceptedReason: String?
  /// The full wording that it was shortened from and that would fit now; nil where there is none.
  public var fullerWording: String?

  /// Creates a verdict.
  public init(
    text: SlotText, width: Double, budget: Double, lines: Int = 1, scale: Double?,
    verdict: Verdict, missing: [String] = [], unbreakable: String? = nil,
    acceptedReason: String? = nil,
    fullerWording: String? = nil
  ) {
    self.text = text
    self.width = width
    self.budget = budget
    self.lines = lines
    self.scale = scale
    self.verdict = verdict
    self.missing = missing
    self.unbreakable = unbreakable
    self.acceptedReason = acceptedReason
    self.fullerWording = fullerWording
  }
}
