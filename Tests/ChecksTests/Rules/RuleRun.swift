import Findings
import StringCatalog

@testable import Checks

/// Runs one rule over a catalog, for tests of what its findings say.
enum RuleRun {
  /// The findings of a rule in a catalog with the given inside of `strings`.
  static func findings(
    of rule: any Rule, inEntries entries: String, options: CheckOptions = CheckOptions()
  ) throws -> [Finding] {
    try findings(of: rule, in: RuleExample(entries: entries).markedText, options: options)
  }

  /// The findings of a rule in a catalog, in the order of their places.
  static func findings(
    of rule: any Rule, in catalog: String, options: CheckOptions = CheckOptions()
  ) throws -> [Finding] {
    var options = options
    options.onlyRules = [rule.description.identifier]
    let inspected = InspectedCatalog(
      try Catalog(parsing: Array(catalog.utf8)), path: "Localizable.xcstrings", options: options)
    return CatalogChecker(rules: [rule], options: options).findings(
      in: InspectedProject(catalogs: [inspected], files: ProjectFiles()))
  }
}
