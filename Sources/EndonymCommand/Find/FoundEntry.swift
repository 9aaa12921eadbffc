import Checks
import Findings
import SourceRules
import StringCatalog

/// An entry as `find` shows it: its texts in every language, and its uses.
struct FoundEntry {
  let catalog: InspectedCatalog
  let entry: CatalogEntry
  /// The places in sources that use it.
  let uses: [KeyUse]
  /// Whether a comment declares its key as put together at run time.
  let isDeclared: Bool
  /// Whether code has the start of its key as a literal, or a file that isn't Swift has the key.
  let isMentioned: Bool
  /// The languages to show; nil for all.
  let languages: Set<String>?

  /// Where the entry stands.
  var location: SourceLocation { catalog.location(of: entry.keyRange.lowerBound) }

  /// The generated symbol as it is declared; nil where Xcode makes none.
  var symbol: String? {
    guard entry.generatesSwiftSymbol else { return nil }
    return SymbolDerivation(
      entry.symbolSource(table: catalog.table, sourceLanguage: catalog.sourceLanguage)
    ).signature.map { ".\($0.description)" }
  }

  /// The localizations to show, the source's first.
  var localizations: [CatalogLocalization] {
    var seen: Set<String> = []
    let last = entry.localizations.reversed().filter { localization in
      (languages?.contains(localization.language) ?? true)
        && seen.insert(localization.language).inserted
    }
    return last.sorted { left, right in
      let (first, second) = (isSource(left.language), isSource(right.language))
      return first != second ? first : left.language < right.language
    }
  }

  /// The languages of the catalog in which the entry has no text.
  var missingLanguages: [String] {
    let present = Set(entry.localizations.map(\.language)).union([catalog.sourceLanguage])
    return catalog.languages.filter {
      !present.contains($0) && (languages?.contains($0) ?? true)
    }
  }

  /// Whether a language is the one of keys and source values.
  func isSource(_ language: String) -> Bool { language == catalog.sourceLanguage }

  /// A language by its English name and identifier.
  static func title(of language: String) -> String {
    let name = LanguageIdentifier(parsing: language).englishName
    return VisibleText.spelled(name == language ? language : "\(name) (\(language))")
  }
}

extension KeyUse {
  /// How the entry is used, in words.
  var words: String {
    switch kind {
    case .lookUp(let routine): routine
    case .symbol(let symbol): symbol
    case .literal: "a literal"
    }
  }
}
