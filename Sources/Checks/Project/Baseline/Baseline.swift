import Findings

/// The findings that a project knows and puts up with for now: how often each occurs.
///
/// Findings are known by rule, path, key, language, variation and value, not by line, so that
/// unrelated edits don't bring them back.
public struct Baseline: Sendable, Hashable {
  /// How often each finding is known; paths are relative to the baseline file's folder.
  public private(set) var counts: [FindingIdentity: Int]

  /// Creates a baseline; counts below 1 are left out.
  public init(counts: [FindingIdentity: Int] = [:]) {
    self.counts = counts.filter { $0.value > 0 }
  }

  /// Creates the baseline of findings, by their identities.
  public init(of identities: some Sequence<FindingIdentity>) {
    counts = Dictionary(identities.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Takes in more findings, by their identities.
  public mutating func add(_ identities: some Sequence<FindingIdentity>) {
    for identity in identities { counts[identity, default: 0] += 1 }
  }

  /// How many findings are known.
  public var total: Int { counts.values.reduce(0, +) }

  /// Holds a run's findings against the baseline.
  ///
  /// - Parameters:
  ///   - findings: What the run found, each with its identity; of equal ones the first are known.
  ///   - isInScope: Whether the run could have found a known finding.
  /// - Returns: What is new, known and gone.
  public func compare(
    _ findings: [(finding: Finding, identity: FindingIdentity)],
    isInScope: (FindingIdentity) -> Bool
  ) -> BaselineComparison {
    var left = counts
    var new: [Finding] = []
    for (finding, identity) in findings {
      if let count = left[identity], count > 0 {
        left[identity] = count - 1
      } else {
        new.append(finding)
      }
    }
    let gone = left.filter { $0.value > 0 && isInScope($0.key) }
    var kept = counts
    for (identity, count) in gone { kept[identity, default: 0] -= count }
    return BaselineComparison(
      new: new, known: findings.count - new.count, gone: gone.values.reduce(0, +),
      shrunk: Baseline(counts: kept))
  }
}

/// A run's findings held against a baseline.
public struct BaselineComparison: Sendable, Hashable {
  /// The findings that the baseline doesn't know.
  public var new: [Finding]
  /// How many findings the baseline knows.
  public var known: Int
  /// How many known findings the run didn't find, though it could have.
  public var gone: Int
  /// The baseline without what is gone.
  public var shrunk: Baseline
}
