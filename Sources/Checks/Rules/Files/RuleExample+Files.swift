extension RuleExample {
  /// A project of a catalog without entries and of files beside it; the documentation lists the paths.
  ///
  /// - Parameters:
  ///   - catalog: The path of the catalog, with a mark where the rule reports it.
  ///   - legacyTables: The paths of `.strings` and `.stringsdict` files, likewise.
  ///   - generatedSymbols: The paths of symbol files, likewise.
  /// - Returns: The example.
  static func files(
    catalog: String = "App/Localizable.xcstrings", legacyTables: [String] = [],
    generatedSymbols: [String] = []
  ) -> RuleExample {
    let beside = legacyTables + generatedSymbols
    var example = RuleExample(
      catalog: """
        \(isMarked(catalog) ? "\(mark)" : ""){
          "sourceLanguage" : "en",
          "strings" : {

          },
          "version" : "1.0"
        }
        """,
      files: ProjectFiles(
        legacyTables: legacyTables.map(unmarked),
        generatedSymbols: generatedSymbols.map(unmarked)),
      reportedFiles: beside.filter(isMarked).map(unmarked))
    example.path = unmarked(catalog)
    example.shown = ([catalog] + beside).joined(separator: "\n")
    return example
  }

  private static func isMarked(_ path: String) -> Bool { path.first == mark }

  private static func unmarked(_ path: String) -> String {
    isMarked(path) ? String(path.dropFirst()) : path
  }
}
