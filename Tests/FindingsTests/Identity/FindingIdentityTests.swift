import Findings
import Testing

@Suite struct FindingIdentityTests {
  private func identity(_ change: (inout Finding) -> Void) -> FindingIdentity {
    let finding = SampleFindings.changed(SampleFindings.thai, change)
    return FindingIdentity(of: finding, path: "a.xcstrings")
  }

  @Test func positionAndWordingDoNotMatter() {
    let moved = identity { finding in
      finding.location.line = 99
      finding.message = "another wording"
      finding.severity = .note
      finding.excerpt?.marked = 0..<1
    }
    #expect(moved == identity { _ in })
    #expect(moved.fingerprint == identity { _ in }.fingerprint)
  }

  @Test func everyPartMatters() {
    let prints = [
      identity { _ in }, identity { $0.rule = "x" }, identity { $0.entry = nil },
      identity { $0.entry = "" }, identity { $0.language = "de" }, identity { $0.variation = nil },
      identity { $0.excerpt = nil }, identity { $0.excerpt?.value = "other" },
    ].map(\.fingerprint)
    #expect(Set(prints).count == prints.count)
  }

  @Test func partsDoNotRunIntoEachOther() {
    let left = FindingIdentity(rule: "ab", path: "c")
    let right = FindingIdentity(rule: "a", path: "bc")
    #expect(left.fingerprint != right.fingerprint)
  }
}
