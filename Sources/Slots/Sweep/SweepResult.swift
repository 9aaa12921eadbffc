import Findings
import Ink

/// What a sweep over all slots, texts and languages found.
public struct SweepResult: Sendable {
  /// The width of the device that it was done for, in points.
  public var deviceWidth: Double
  /// The slots, in the order of the configuration.
  public var slots: [Slot]
  /// The verdicts, by slot, language and text.
  public var verdicts: [SlotVerdict]
  /// The fonts that all of it rests on.
  public var fonts: [FontRecord]
  /// What fails: widths, missing glyphs, accepted values that no longer match.
  public var findings: [Finding]
  /// What could not be measured, each with what to do; a sweep with one doesn't pass.
  public var problems: [ReportProblem]

  /// Creates a result.
  public init(
    deviceWidth: Double, slots: [Slot], verdicts: [SlotVerdict], fonts: [FontRecord],
    findings: [Finding], problems: [ReportProblem]
  ) {
    self.deviceWidth = deviceWidth
    self.slots = slots
    self.verdicts = verdicts
    self.fonts = fonts
    self.findings = findings
    self.problems = problems
  }
}
