import Checks
import Findings

@testable import ServerStrings

/// A server's files, read as a check reads them.
struct ServerRead {
  let catalogs: [ServerCatalog]
  let problems: [ReportProblem]
  let skipped: [SkippedItem]

  init(
    _ files: [String: String], paths: [String] = ["config/locales/*.yml"],
    format: ServerStringsDeclaration.Format = .rails, source: String? = "en",
    required: [String]? = nil
  ) {
    var project = Project(root: FilePath("/app"))
    let place = SourceLocation(path: "endonym.json", line: 3, column: 5)
    project.slotOptions.serverStrings = [
      ServerStringsDeclaration(
        paths: paths, format: format, sourceLanguage: source, requiredLanguages: required,
        location: place)
    ]
    let files = Dictionary(uniqueKeysWithValues: files.map { ("/app/" + $0.key, $0.value) })
    let read = ServerStringsReader(fileSystem: MemoryFiles(files)).catalogs(of: project)
    catalogs = read.catalogs
    problems = read.problems
    skipped = read.skipped
  }

  /// Reads one YAML file.
  init(yaml: String) { self.init(["config/locales/en.yml": yaml]) }

  /// A key's plain text in a language.
  func text(_ key: String, _ language: String = "en") -> String? {
    forms(key, language)?.first?.value
  }

  /// A key's forms in a language.
  func forms(_ key: String, _ language: String = "en") -> [ServerForm]? {
    catalogs.first?.entries.first { $0.key == key }?.localizations[language]?.forms
  }

  /// A key's places in a language, each as line:column.
  func places(_ key: String, _ language: String = "en") -> [String] {
    (forms(key, language) ?? []).map { "\($0.location.line):\($0.location.column)" }
  }

  /// The problems as a compiler prints them.
  var problemTexts: [String] {
    problems.map {
      "\($0.location.path):\($0.location.line):\($0.location.column): \($0.message)"
    }
  }

  /// The issues' places and kinds.
  var issues: [String] {
    (catalogs.first?.issues ?? []).map { issue in
      let place = "\(issue.location.path):\(issue.location.line):\(issue.location.column)"
      let kind =
        switch issue.kind {
        case .duplicateKey(let first): "duplicate of \(first.line):\(first.column)"
        case .reservedKey(let word, let meaning): "key \(word) is \(meaning)"
        case .reservedValue(let word, let meaning): "value \(word) is \(meaning)"
        case .unread(let message, _): message
        }
      return "\(place) \(kind)"
    }
  }
}
