import Checks
import Findings

/// Takes out the findings that comments in the sources allow.
struct AllowanceReview {
  /// The findings that are left.
  private(set) var findings: [Finding] = []
  /// The exceptions with what came of them.
  private(set) var judged: [JudgedAllowance] = []

  /// Applies a project's exceptions to what was found in it.
  ///
  /// - Parameters:
  ///   - found: What was found.
  ///   - project: The sources with their exceptions.
  ///   - rules: The identifiers of the rules that were run.
  init(_ found: [Finding], in project: SourceProject, rules: Set<String>) {
    struct Place: Hashable {
      var path: String
      var line: Int
      var rule: String
    }
    var allowed: [Place: [Int]] = [:]
    for file in project.files {
      for allowance in file.facts?.allowances ?? [] {
        let index = judged.count
        judged.append(
          JudgedAllowance(
            path: file.path, allowance: allowance, isUsed: false,
            isKnown: rules.contains(allowance.rule)
              || SourceRuleRegistry.rule(named: allowance.rule) == nil))
        // Without a reason it allows nothing: it would be the easier way.
        guard !allowance.reason.isEmpty else { continue }
        allowed[
          Place(path: file.path, line: allowance.line, rule: allowance.rule), default: []
        ].append(index)
      }
    }
    for finding in found {
      let place = Place(
        path: finding.location.path, line: finding.location.line, rule: finding.rule)
      guard let indices = allowed[place] else {
        findings.append(finding)
        continue
      }
      for index in indices { judged[index].isUsed = true }
    }
  }
}
