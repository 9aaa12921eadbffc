import Findings
import StringCatalog

/// A catalog with what all rules want to know about it.
public struct InspectedCatalog: Sendable {
  /// The file's path as it is reported.
  public let path: String
  /// The catalog.
  public let catalog: Catalog
  /// The table's name: the file's name without its extension.
  public let table: String
  /// The language of the keys and source values: the configuration's, else the catalog's, else `en`.
  public let sourceLanguage: String
  /// Every language that some entry has, sorted.
  public let languages: [String]
  /// The options that the catalog is checked with.
  public let options: CheckOptions
  private let lines: LineIndex

  /// Prepares a catalog for the rules.
  public init(_ catalog: Catalog, path: String, options: CheckOptions) {
    self.path = path
    self.catalog = catalog
    self.options = options
    let name = path.split(separator: "/").last.map(String.init) ?? path
    table = name.hasSuffix(".xcstrings") ? String(name.dropLast(".xcstrings".count)) : name
    sourceLanguage = options.sourceLanguage ?? catalog.sourceLanguage?.value ?? "en"
    var languages: Set<String> = []
    for entry in catalog.entries {
      for localization in entry.localizations { languages.insert(localization.language) }
    }
    self.languages = languages.sorted()
    lines = LineIndex(catalog.document.bytes)
  }

  /// The place of a byte of the file, as an editor shows it.
  public func location(of offset: Int) -> SourceLocation {
    let position = lines.position(of: offset, in: catalog.document.bytes)
    return SourceLocation(
      path: path, line: position.line, column: position.column, offset: offset)
  }
}
