import Findings
import Testing

@Suite struct ReportFormatTests {
  @Test(arguments: ReportFormat.allCases)
  func everyFormReportsAnEmptyRunAndAFullOne(_ format: ReportFormat) {
    let reporter = format.reporter(SampleFindings.style)
    let full = reporter.report(SampleFindings.all, summary: SampleFindings.summary)
    let empty = reporter.report([], summary: SampleFindings.summary)
    #expect(full.bytes.last == UInt8(ascii: "\n"))
    #expect(full.bytes != empty.bytes)
    #expect(!full.bytes.contains(0x1B))
  }
}
