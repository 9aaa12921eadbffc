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
    let left = remaining
    let accepted = findings.count - left.count
    for (index, exception) in exceptions.enumerated()
    where !used.contains(index) && scope.contains(exception) {
      let nearest = left.filter { $0.rule == exception.rule && path($0) == exception.catalog }
        .compactMap { ExceptionDifference(exception, $0) }.min { $0.count < $1.count }
      remaining.append(Self.finding(about: exception, nearest: nearest))
    }
    return Result(findings: remaining, accepted: accepted)
  }

  private static func finding(
    about exception: AcceptedException, nearest: ExceptionDifference?
  ) -> Finding {
    let message = "an accepted exception to '\(exception.rule)' matches no finding"
    return Finding(
      rule: unmatchedRule, severity: .warning, location: exception.location,
      entry: exception.entry, language: exception.language, variation: exception.variation,
      message: nearest == nil ? message + " any more" : message + ", but one is like it",
      excerpt: exception.value.map { Excerpt(value: $0) },
      consequence: description.consequence,
      remedy: nearest?.remedy ?? "Remove it if what it accepted is mended or gone.")
  }
}
