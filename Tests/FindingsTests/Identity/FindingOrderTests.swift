import Findings
import Testing

@Suite struct FindingOrderTests {
  /// In the order in which a report shows them; each differs from the one before in one part.
  private static let ordered: [Finding] = {
    let base = SampleFindings.thai
    return [
      SampleFindings.changed(base) { $0.location.path = "A" },
      SampleFindings.changed(base) { $0.location.line = 2 },
      SampleFindings.changed(base) { $0.location.column = 2 },
      base,
      SampleFindings.changed(base) { $0.message = "zz" },
      SampleFindings.changed(base) { $0.entry = "Z" },
      SampleFindings.changed(base) { $0.variation = "plural.two" },
      SampleFindings.changed(base) { $0.language = "tr" },
      SampleFindings.changed(base) { $0.rule = "z" },
    ]
  }()

  @Test func isTheSameHoweverTheFindingsCome() {
    #expect(Self.ordered.reversed().inReportOrder() == Self.ordered)
    #expect(Self.ordered.inReportOrder() == Self.ordered)
  }

  @Test func absentPartsComeFirst() {
    let base = SampleFindings.thai
    for change: (inout Finding) -> Void in [
      { $0.language = nil }, { $0.variation = nil }, { $0.entry = nil },
    ] {
      let absent = SampleFindings.changed(base, change)
      #expect(absent.precedes(base))
      #expect(!base.precedes(absent))
    }
  }
}
