import StringCatalog

/// How far a catalog is translated into each of its languages.
public struct CatalogCoverage: Sendable, Hashable {
  /// The path by which reports call the catalog.
  public var path: String
  /// The language of the keys and source values.
  public var sourceLanguage: String
  /// How many entries the catalog has.
  public var entries = 0
  /// How many of them are to be translated: neither marked otherwise nor gone from the sources.
  public var translatable = 0
  /// How many are marked as not to be translated.
  public var untranslatable = 0
  /// How many are gone from the sources.
  public var stale = 0
  /// The languages but the source's, sorted.
  public var languages: [LanguageCoverage] = []

  /// Measures a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - path: The path by which reports call it.
  ///   - expected: Languages that count even where no entry has them.
  public init(_ catalog: Catalog, path: String, expected: [String] = []) {
    self.path = path
    sourceLanguage = catalog.sourceLanguage?.value ?? "en"
    entries = catalog.entries.count
    var byLanguage: [String: LanguageCoverage] = [:]
    for language in expected { byLanguage[language] = LanguageCoverage(language: language) }
    for entry in catalog.entries {
      if entry.shouldTranslate?.value == false {
        untranslatable += 1
      } else if entry.extractionState?.value == .stale {
        stale += 1
      } else {
        translatable += 1
        Self.count(entry, in: &byLanguage)
      }
    }
    byLanguage[sourceLanguage] = nil
    languages = byLanguage.values.sorted { $0.language < $1.language }.map { coverage in
      var coverage = coverage
      coverage.missing = translatable - coverage.total
      return coverage
    }
  }

  private static func count(
    _ entry: CatalogEntry, in languages: inout [String: LanguageCoverage]
  ) {
    var seen: Set<String> = []
    // Of a language that stands twice the last counts, as Xcode reads it.
    for localization in entry.localizations.reversed()
    where seen.insert(localization.language).inserted {
      let language = localization.language
      let progress = Progress(of: localization.content)
      var coverage = languages[language] ?? LanguageCoverage(language: language)
      switch progress {
      case .none: break
      case .unfinished: coverage.unfinished += 1
      case .machine: coverage.machineTranslated += 1
      case .whole: coverage.translated += 1
      }
      languages[language] = coverage
    }
  }

  private enum Progress {
    case none
    case unfinished
    case machine
    case whole

    init(of content: LocalizedContent) {
      let states =
        content.leaves.map { leaf -> (TranslationState?, Bool) in
          (leaf.unit.state, leaf.unit.value?.isEmpty ?? true)
        }
        + (content.stringSet.map { [($0.state, $0.values.allSatisfy(\.value.isEmpty))] } ?? [])
      if states.allSatisfy({ _, isEmpty in isEmpty }) {
        self = .none
      } else if states.contains(where: { $1 || !Self.isFinished($0) }) {
        self = .unfinished
      } else if states.contains(where: { $0.0 == .machineTranslated }) {
        self = .machine
      } else {
        self = .whole
      }
    }

    private static func isFinished(_ state: TranslationState?) -> Bool {
      state == .translated || state == .machineTranslated
    }
  }
}
