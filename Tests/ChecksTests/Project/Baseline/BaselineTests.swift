import Checks
import Findings
import Testing

@Suite struct BaselineTests {
  private let first = FindingIdentity(rule: "r", path: "a", entry: "k", valueHash: "1")
  private let second = FindingIdentity(rule: "r", path: "b", entry: "k")

  private func finding(_ message: String) -> Finding {
    Finding(
      rule: "r", severity: .error, location: SourceLocation(path: "a"), message: message,
      consequence: "C.", remedy: "R.")
  }

  @Test func newKnownAndGoneAreToldApart() {
    let baseline = Baseline(counts: [first: 1, second: 2])
    let comparison = baseline.compare([
      (finding("known"), first), (finding("new"), first), (finding("known too"), second),
    ]) { _ in true }
    #expect(comparison.new.map(\.message) == ["new"])
    #expect(comparison.known == 2)
    #expect(comparison.gone == 1)
    #expect(comparison.shrunk == Baseline(counts: [first: 1, second: 1]))
  }

  @Test func itNeverGrows() {
    let baseline = Baseline(counts: [first: 1])
    let comparison = baseline.compare([
      (finding("a"), first), (finding("b"), first), (finding("c"), second),
    ]) { _ in true }
    #expect(comparison.shrunk == baseline)
  }

  @Test func whatTheRunDidNotLookAtStays() {
    let baseline = Baseline(counts: [first: 1, second: 2])
    let comparison = baseline.compare([]) { $0.path == "a" }
    #expect(comparison.gone == 1)
    #expect(comparison.shrunk == Baseline(counts: [second: 2]))
  }

  @Test func countsAreTheNumberOfEqualFindings() {
    #expect(Baseline(of: [first, second, first]) == Baseline(counts: [first: 2, second: 1]))
    #expect(Baseline(of: [first, second, first]).total == 3)
    #expect(Baseline(counts: [first: 0]) == Baseline())
  }
}
