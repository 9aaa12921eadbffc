import Findings

/// Runs the rules over the texts that a server owns.
public struct ServerChecker: Sendable {
  /// The rules to run.
  public let rules: [any ServerRule]
  /// What the configuration says about them.
  public let options: CheckOptions

  /// Creates a checker of the rules that the options leave on.
  public init(rules: [any ServerRule] = ServerRuleRegistry.rules, options: CheckOptions) {
    self.rules = rules.filter { options.runs($0.description) }
    self.options = options
  }

  /// Everything that is wrong, in the order of files and places.
  ///
  /// - Parameters:
  ///   - catalogs: The server's texts.
  ///   - appCatalogs: The app's catalogs, whose terms the server's texts are held against.
  /// - Returns: The findings.
  public func findings(
    in catalogs: [ServerCatalog], beside appCatalogs: [InspectedCatalog]
  ) -> [Finding] {
    let project = ServerProject(catalogs: appCatalogs, options: options)
    var findings: [Finding] = []
    for catalog in catalogs {
      for rule in rules {
        var report = ServerReport(rule: rule.description, options: options)
        rule.check(catalog, in: project, report: &report)
        findings += report.findings
      }
    }
    if let languages = options.onlyLanguages {
      findings.removeAll { finding in finding.language.map { !languages.contains($0) } ?? false }
    }
    return findings.sorted {
      $0.location != $1.location
        ? $0.location < $1.location : ($0.rule, $0.message) < ($1.rule, $1.message)
    }
  }
}
