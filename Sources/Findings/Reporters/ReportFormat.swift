/// The forms in which a run's findings can be reported.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people at a terminal.
  case text
  /// Diagnostics that Xcode shows beside the line.
  case xcode
  /// Workflow commands that GitHub shows as annotations.
  case github
  /// SARIF 2.1.0, for code-scanning services.
  case sarif
  /// JSON of a stable schema, for programs.
  case json
  /// JUnit's XML, for continuous integration that shows test results.
  case junit

  /// The reporter of this form.
  public func reporter(_ style: ReportStyle) -> any Reporter {
    switch self {
    case .text: TextReporter(style: style)
    case .xcode: XcodeReporter(style: style)
    case .github: GitHubReporter(style: style)
    case .sarif: SARIFReporter(style: style)
    case .json: JSONReporter(style: style)
    case .junit: JUnitReporter(style: style)
    }
  }
}
