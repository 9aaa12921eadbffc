import Findings

extension SweepResult {
  /// Whether everything was measured and nothing found that is more than a note.
  public var passes: Bool {
    problems.isEmpty && findings.allSatisfy { $0.severity == .note }
  }

  /// How many texts have a verdict that nobody has accepted.
  public func openCount(of verdict: Verdict) -> Int {
    verdicts.count { $0.verdict == verdict && $0.acceptedReason == nil }
  }

  /// How many texts have a verdict.
  public func count(of verdict: Verdict) -> Int {
    verdicts.count { $0.verdict == verdict }
  }
}
