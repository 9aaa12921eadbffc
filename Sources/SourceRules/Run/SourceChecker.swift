import Checks
import Findings

/// Turns what is known of a project's sources into findings.
public struct SourceChecker: Sendable {
  /// The rules to run.
  public let rules: [any Rule]
  /// What the configuration says about them.
  public let options: CheckOptions

  /// Creates a checker of the rules that the options leave on.
  public init(rules: [any Rule] = SourceRuleRegistry.all, options: CheckOptions) {
    self.rules = rules.filter { options.runs($0.description) }
    self.options = options
  }

  /// The rules that see one file at a time.
  public var fileRules: [any SourceRule] { rules.compactMap { $0 as? any SourceRule } }

  /// Everything that is wrong, in the order of files and places, exceptions taken out.
  public func findings(in project: SourceProject) -> [Finding] {
    let declared = DeclaredTypes(project.files)
    let descriptions = Dictionary(
      rules.map { ($0.description.identifier, $0.description) },
      uniquingKeysWith: { first, _ in first })
    var findings: [Finding] = []
    for file in project.files {
      for finding in file.facts?.findings ?? [] {
        guard let rule = descriptions[finding.rule] else { continue }
        if let type = finding.unlessDeclared, declared.hold(type, in: file) { continue }
        findings.append(self.finding(finding, of: rule, in: file.path))
      }
    }
    for rule in rules {
      guard let projectRule = rule as? any SourceProjectRule else { continue }
      var report = SourceProjectReport(rule: rule.description, options: options)
      projectRule.check(project, report: &report)
      findings += report.findings
    }
    let review = AllowanceReview(
      findings, in: project, rules: Set(rules.map(\.description.identifier)))
    findings = review.findings
    for rule in rules {
      guard let allowanceRule = rule as? any AllowanceRule else { continue }
      var report = SourceProjectReport(rule: rule.description, options: options)
      for allowance in review.judged { allowanceRule.check(allowance, report: &report) }
      findings += report.findings
    }
    return findings.sorted {
      $0.location != $1.location
        ? $0.location < $1.location : ($0.rule, $0.message) < ($1.rule, $1.message)
    }
  }

  private func finding(
    _ finding: SourceFinding, of rule: RuleDescription, in path: String
  ) -> Finding {
    Finding(
      rule: finding.rule,
      severity: options.severity(of: rule) ?? finding.severity ?? rule.severity,
      location: SourceLocation(
        path: path, line: finding.line, column: finding.column, offset: finding.offset),
      message: finding.message,
      excerpt: Excerpt(value: finding.quoted, marked: finding.marked),
      consequence: finding.consequence ?? rule.consequence, remedy: finding.remedy)
  }
}
