import Findings

/// Takes accepted findings out of a run's, and reports the exceptions that no longer match.
public struct AcceptedExceptions: Sendable {
  /// The rule under which an exception that matches nothing is reported.
  public static let unmatchedRule = "accepted-exception"

  /// What is left after the exceptions were applied.
  public struct Result: Sendable {
    /// The findings that no exception accepts, and those about exceptions.
    public var findings: [Finding]
    /// How many findings were accepted.
    public var accepted: Int
  }

  private let exceptions: [AcceptedException]

  /// Creates the exceptions of a configuration.
  public init(_ exceptions: [AcceptedException]) {
    self.exceptions = exceptions
  }

  /// Applies the exceptions.
  ///
  /// - Parameters:
  ///   - findings: What a run found.
  ///   - scope: What the run looked at; an exception beyond it is no finding.
  ///   - path: The file of a finding.
  /// - Returns: What is left, and how much was taken out.
  public func apply(
    to findings: [Finding], scope: RunScope, path: (Finding) -> FilePath
  ) -> Result {
    guard !exceptions.isEmpty else { return Result(findings: findings, accepted: 0) }
    var byRule: [String: [Int]] = [:]
    for (index, exception) in exceptions.enumerated() {
      byRule[exception.rule, default: []].append(index)
    }
    var used = Set<Int>()
    var remaining: [Finding] = []
    for finding in findings {
      let file = path(finding)
      let matching = (byRule[finding.rule] ?? []).filter {
        exceptions[$0].matches(finding, in: file)
      }
      if matching.isEmpty { remaining.append(finding) } else { used.formUnion(matching) }
    }
    let accepted = findings.count - remaining.count
    for (index, exception) in exceptions.enumerated()
    where !used.contains(index) && scope.contains(exception) {
      remaining.append(Self.finding(about: exception))
    }
    return Result(findings: remaining, accepted: accepted)
  }

  private static func finding(about exception: AcceptedException) -> Finding {
    Finding(
      rule: unmatchedRule, severity: .warning, location: exception.location,
      entry: exception.entry, language: exception.language, variation: exception.variation,
      message: "an accepted exception to '\(exception.rule)' matches no finding any more",
      excerpt: exception.value.map { Excerpt(value: $0) },
      consequence:
        "An exception that outlives its reason hides nothing today and a fault tomorrow.",
      remedy: "Remove it, or pin the value that stands in the catalog now.")
  }
}
