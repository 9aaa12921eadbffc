import Checks
import Findings
import Ink
import Slots

/// Everything that the page of pictures shows.
public struct ReviewContent: Sendable {
  /// What the page is about, such as the project's name.
  public var title: String
  /// The sweep over all slots; nil where the project declares no slot or none could be measured.
  public var sweep: SweepResult?
  /// The language that the texts are translated from.
  public var sourceLanguage: String
  /// The app's rendered dates; nil where it has no manifest.
  public var manifest: RenderedManifest?
  /// The recorded dates by version of the locale data, the oldest first.
  public var goldens: [GoldenRecording]
  /// The dates that a person decided, with their file's path.
  public var anchors: (path: String, rows: [AnchorRow])?
  /// How far the catalogs are translated.
  public var coverage: [CatalogCoverage]
  /// What the checks found in catalogs and sources.
  public var findings: [Finding]
  /// What kept the page from being whole.
  public var problems: [ReportProblem]
  /// The way from the page's folder to the folder that paths are relative to, such as `..`.
  public var base: String

  /// Creates the content.
  public init(
    title: String, sweep: SweepResult? = nil, sourceLanguage: String = "en",
    manifest: RenderedManifest? = nil, goldens: [GoldenRecording] = [],
    anchors: (path: String, rows: [AnchorRow])? = nil, coverage: [CatalogCoverage] = [],
    findings: [Finding] = [], problems: [ReportProblem] = [], base: String = "."
  ) {
    self.title = title
    self.sweep = sweep
    self.sourceLanguage = sourceLanguage
    self.manifest = manifest
    self.goldens = goldens
    self.anchors = anchors
    self.coverage = coverage
    self.findings = findings
    self.problems = problems
    self.base = base
  }
}
