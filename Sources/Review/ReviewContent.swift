import Checks
import Findings
import Ink
import Slots

/// Everything that the page of pictures shows.
public struct ReviewContent: Sendable {
  /// The sweep over all slots.
  public var sweep: SweepResult
  /// The app's rendered dates; nil where it has no manifest.
  public var manifest: RenderedManifest?
  /// What the checks found in catalogs and sources.
  public var findings: [Finding]

  /// Creates the content.
  public init(sweep: SweepResult, manifest: RenderedManifest? = nil, findings: [Finding] = []) {
    self.sweep = sweep
    self.manifest = manifest
    self.findings = findings
  }
}
