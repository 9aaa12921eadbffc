/// A catalog that shows what a rule finds or leaves alone; `↓` stands before each place of a finding.
public struct RuleExample: Sendable {
  /// What the documentation shows: the entries alone, or the whole catalog.
  public var shown: String
  /// The whole catalog, with its marks.
  public var markedCatalog: String
  /// The options that the example is checked with.
  public var options: CheckOptions
  /// The files beside the catalog, for rules about files.
  public var files: ProjectFiles
  /// The paths of the files that a rule about files reports, in order.
  public var reportedFiles: [String]
  /// The path of the catalog.
  public var path = "App/Localizable.xcstrings"

  /// The mark that stands before the place of a finding.
  public static let mark: Character = "↓"

  /// An example that shows a whole file.
  public init(
    catalog: String, options: CheckOptions = CheckOptions(), files: ProjectFiles = ProjectFiles(),
    reportedFiles: [String] = []
  ) {
    shown = catalog
    markedCatalog = catalog
    self.options = options
    self.files = files
    self.reportedFiles = reportedFiles
  }

  /// An example that shows the inside of `strings`; the rest of the catalog is put around it.
  public init(
    entries: String, sourceLanguage: String = "en", options: CheckOptions = CheckOptions(),
    files: ProjectFiles = ProjectFiles(),
    reportedFiles: [String] = []
  ) {
    shown = entries
    let inside = entries.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    markedCatalog = """
      {
        "sourceLanguage" : "\(sourceLanguage)",
        "strings" : {
      \(inside)
        },
        "version" : "1.0"
      }
      """
    self.options = options
    self.files = files
    self.reportedFiles = reportedFiles
  }

  /// The catalog without its marks, and the UTF-8 offsets at which they stood.
  public var unmarked: (catalog: String, offsets: [Int]) {
    var text = ""
    var offsets: [Int] = []
    for character in markedCatalog {
      if character == Self.mark { offsets.append(text.utf8.count) } else { text.append(character) }
    }
    return (text, offsets)
  }
}
