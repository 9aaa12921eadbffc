import Checks
import Findings
import StringCatalog

/// Runs all rules and looks at the findings' places and words.
struct CheckExamination {
  let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  func violations() -> [String] {
    let options = CheckOptions(
      requiredLanguages: ["de", "ru"],
      optIn: Set(RuleRegistry.all.map { $0.description.identifier }))
    let inspected = InspectedCatalog(catalog, path: "Localizable.xcstrings", options: options)
    let project = InspectedProject(catalogs: [inspected], files: ProjectFiles())
    return CatalogChecker(options: options).findings(in: project).compactMap(violation(in:))
  }

  private func violation(in finding: Finding) -> String? {
    let location = finding.location
    guard location.line >= 1, location.column >= 1, location.offset >= 0,
      location.offset <= catalog.document.bytes.count
    else { return "\(finding.rule): a finding outside the file" }
    if let excerpt = finding.excerpt, excerpt.marked.upperBound > excerpt.value.utf8.count {
      return "\(finding.rule): a mark outside the value"
    }
    let texts = [finding.message, finding.consequence, finding.remedy]
    return texts.contains(where: \.isEmpty) ? "\(finding.rule): a finding without words" : nil
  }
}
