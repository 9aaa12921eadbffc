/// Turns the findings of one run into the text of one report.
///
/// A report depends on its inputs alone: the same run gives the same bytes. The order of the
/// findings handed in doesn't matter.
public protocol Reporter: Sendable {
  /// The report as UTF-8.
  func report(_ findings: [Finding], summary: ReportSummary) -> ReportOutput
}
