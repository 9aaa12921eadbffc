import Checks
import Findings
import Ink

/// What a project's slots are measured with: the slots, everything that their texts are taken from,
/// and the fonts.
public struct SlotProject: Sendable {
  /// The project as its configuration describes it.
  public var project: Project
  /// The slots that could be made of the declarations.
  public var slots: [Slot]
  /// What their texts are taken from.
  public var sources: SlotSources
  /// The fonts; nil for the platform's own.
  public var fonts: FontStack?
  /// What kept it from being whole.
  public var problems: [ReportProblem]
  /// What was left out, and why.
  public var skipped: [SkippedItem]

  /// The app's manifest; nil where there is none that can be read.
  public var manifest: RenderedManifest? {
    if case .success(let manifest) = sources.manifest { manifest } else { nil }
  }
}
