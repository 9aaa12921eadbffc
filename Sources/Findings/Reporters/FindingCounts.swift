/// How many findings there are of each severity and rule.
public struct FindingCounts {
  private(set) var bySeverity: [Severity: Int] = [:]
  private(set) var byRule: [String: [Severity: Int]] = [:]
  /// The files that have findings.
  private(set) var paths: Set<String> = []

  /// Counts findings that are in the order of a report.
  init(_ findings: [Finding]) {
    var path: String?
    for finding in findings {
      bySeverity[finding.severity, default: 0] += 1
      byRule[finding.rule, default: [:]][finding.severity, default: 0] += 1
      if finding.location.path != path {
        path = finding.location.path
        paths.insert(finding.location.path)
      }
    }
  }

  /// The rules with the worst and most findings first.
  var rulesBySeverity: [(rule: String, counts: [Severity: Int])] {
    byRule.map { (rule: $0.key, counts: $0.value) }.sorted { left, right in
      for severity in Severity.allCases.reversed() {
        let (first, second) = (left.counts[severity] ?? 0, right.counts[severity] ?? 0)
        if first != second { return first > second }
      }
      return left.rule < right.rule
    }
  }

  /// Counts in words: `3 errors, 12 warnings, 1 note`, or `nil` where there are none.
  static func spelled(_ counts: [Severity: Int]) -> String? {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      guard let count = counts[severity], count > 0 else { return nil }
      return spelled(count, severity.rawValue)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// A number with its English noun: `1 error`, `2 errors`, `3 entries`.
  public static func spelled(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
  }
}
