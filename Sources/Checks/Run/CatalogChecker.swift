import Findings
import StringCatalog

/// Runs the rules over catalogs, several at a time, with results that don't depend on how many.
public struct CatalogChecker: Sendable {
  /// The rules to run.
  public let rules: [any Rule]
  /// What the configuration says about them.
  public let options: CheckOptions
  /// How many threads may work at once.
  public let jobs: Int

  /// How many entries a thread takes at a time.
  private static let chunkSize = 256

  /// Creates a checker of the rules that the options leave on.
  public init(rules: [any Rule] = RuleRegistry.all, options: CheckOptions, jobs: Int = 1) {
    self.rules = rules.filter { options.runs($0.description) }
    self.options = options
    self.jobs = max(1, jobs)
  }

  /// Everything that is wrong, in the order of files and places.
  public func findings(in project: InspectedProject) -> [Finding] {
    let portions = portions(of: project)
    var findings = parallelMap(portions.count, jobs: jobs) { run(portions[$0], in: project) }
      .flatMap { $0 }
    findings += projectFindings(in: project)
    if let languages = options.onlyLanguages {
      findings.removeAll { finding in finding.language.map { !languages.contains($0) } ?? false }
    }
    return findings.sorted(by: Self.isBefore)
  }

  /// A share of the work that one thread does at a time.
  private enum Portion: Sendable {
    case catalog(Int)
    case entries(Int, Range<Int>)
  }

  private func portions(of project: InspectedProject) -> [Portion] {
    project.catalogs.indices.flatMap { index -> [Portion] in
      let count = project.catalogs[index].catalog.entries.count
      return [.catalog(index)]
        + stride(from: 0, to: count, by: Self.chunkSize).map {
          .entries(index, $0..<min($0 + Self.chunkSize, count))
        }
    }
  }

  private func run(_ portion: Portion, in project: InspectedProject) -> [Finding] {
    switch portion {
    case .catalog(let index):
      let catalog = project.catalogs[index]
      return rules.flatMap { rule -> [Finding] in
        guard let rule = rule as? any CatalogRule else { return [] }
        var report = RuleReport(rule: rule.description, catalog: catalog, options: options)
        rule.check(catalog, report: &report)
        return report.findings
      }
    case .entries(let index, let range):
      return check(range, of: project.catalogs[index])
    }
  }

  private func check(_ range: Range<Int>, of catalog: InspectedCatalog) -> [Finding] {
    let rules = rules.compactMap { $0 as? any EntryRule }
    var reports = rules.map {
      RuleReport(rule: $0.description, catalog: catalog, options: options)
    }
    for index in range {
      let entry = InspectedEntry(
        catalog.catalog.entries[index], sourceLanguage: catalog.sourceLanguage)
      for (position, rule) in rules.enumerated() {
        rule.check(entry, in: catalog, report: &reports[position])
      }
    }
    return reports.flatMap(\.findings)
  }

  private func projectFindings(in project: InspectedProject) -> [Finding] {
    rules.flatMap { rule -> [Finding] in
      guard let rule = rule as? any ProjectRule else { return [] }
      var report = RuleReport(rule: rule.description, catalog: nil, options: options)
      rule.check(project, report: &report)
      return report.findings
    }
  }

  private static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
