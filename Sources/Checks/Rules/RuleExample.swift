/// A catalog or source that shows what a rule finds or leaves alone; `↓` stands before each place of
/// a finding.
public struct RuleExample: Sendable {
  /// What the documentation shows: the entries alone, or the whole catalog.
  public var shown: String
  /// The whole catalog or source, with its marks.
  public var markedText: String
  /// The options that the example is checked with.
  public var options: CheckOptions
  /// The files beside the catalog, for rules about files.
  public var files: ProjectFiles
  /// The paths of the files that a rule about files reports, in order.
  public var reportedFiles: [String]
  /// The path of the catalog or source.
  public var path = "App/Localizable.xcstrings"
  /// What the configuration says about sources, for examples of source rules.
  public var sources = SourceOptions()
  /// Other sources of the same project, by path, for rules that look at more than one.
  public var otherSources: [String: String] = [:]
  /// The whole catalog beside a source, with its marks.
  public var markedCatalog: String?
  /// The configuration beside a source, with its marks.
  public var markedConfiguration: String?
  /// The files of texts that a server owns, by path, with their marks.
  public var serverFiles: [String: String] = [:]
  /// What the server's files are written in.
  public var serverFormat = ServerStringsDeclaration.Format.rails
  /// Whether the example is a Swift source rather than a catalog.
  public var isSource = false

  /// The mark that stands before the place of a finding.
  public static let mark: Character = "↓"

  /// An example that shows a whole file.
  public init(
    catalog: String, options: CheckOptions = CheckOptions(), files: ProjectFiles = ProjectFiles(),
    reportedFiles: [String] = []
  ) {
    shown = catalog
    markedText = catalog
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
    markedText = """
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

  /// An example of a Swift source.
  ///
  /// - Parameters:
  ///   - source: The source, with its marks.
  ///   - path: The file's path, where it bears on the rule.
  ///   - sources: What the configuration says about sources.
  ///   - otherSources: Other sources of the same project, by path.
  ///   - entries: The inside of `strings` of the catalog beside it, with its marks.
  ///   - configuration: The configuration beside it, with its marks; it is read in place of `sources`.
  public init(
    source: String, path: String = "App/ForecastView.swift",
    sources: SourceOptions = SourceOptions(), otherSources: [String: String] = [:],
    entries: String? = nil, configuration: String? = nil
  ) {
    shown =
      source + (entries.map { "\n\n// In Localizable.xcstrings:\n" + $0 } ?? "")
      + (configuration.map { "\n\n// In endonym.json:\n" + $0 } ?? "")
    markedText = source
    markedConfiguration = configuration
    options = CheckOptions()
    files = ProjectFiles()
    reportedFiles = []
    isSource = true
    self.path = path
    self.sources =
      configuration.map { SourceOptions(configuration: Self.unmarked($0).text) } ?? sources
    self.otherSources = otherSources
    markedCatalog = entries.map { RuleExample(entries: $0).markedText }
  }

  /// The text without its marks, and the UTF-8 offsets at which they stood.
  public var unmarked: (text: String, offsets: [Int]) { Self.unmarked(markedText) }

  /// A text without its marks, and the UTF-8 offsets at which they stood.
  public static func unmarked(_ marked: String) -> (text: String, offsets: [Int]) {
    var text = ""
    var offsets: [Int] = []
    for character in marked {
      if character == mark { offsets.append(text.utf8.count) } else { text.append(character) }
    }
    return (text, offsets)
  }
}
