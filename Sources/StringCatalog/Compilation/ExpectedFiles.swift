/// The files that a build has planned for a table before it looks into the catalog.
struct ExpectedFiles {
  private let files: [CompiledFile]

  /// Takes those of a table from paths below the output directory.
  init(_ paths: [String], table: String) {
    files = paths.compactMap { CompiledFile(emptyAt: $0) }.filter { $0.table == table }
  }

  /// Those that the catalog has nothing for, with nothing in them.
  func missing(beside made: [CompiledFile]) -> [CompiledFile] {
    let made = Set(made.map { ExactText($0.path) })
    return files.filter { !made.contains(ExactText($0.path)) }
  }

  /// What the plan and the catalog disagree on; nil where they agree, or nothing is planned.
  func disagreement(with made: [CompiledFile], of catalog: Catalog) -> String? {
    guard !files.isEmpty else { return nil }
    let expected = Set(files.map { ExactText($0.path) })
    if let new = made.first(where: { !expected.contains(ExactText($0.path)) }) {
      return "'\(new.path)' is new, and the build's plan doesn't have it"
    }
    var languages = Set(
      catalog.entries.flatMap { $0.localizations.map { ExactText($0.language) } })
    if let source = catalog.sourceLanguage { languages.insert(ExactText(source.value)) }
    if let gone = files.first(where: { !languages.contains(ExactText($0.language)) }) {
      return "'\(gone.language)' is no longer in the catalog, and still in the build's plan"
    }
    return nil
  }
}
