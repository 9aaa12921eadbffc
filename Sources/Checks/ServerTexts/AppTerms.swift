import Findings
import StringCatalog

/// The entries of an app's catalogs by their source texts.
struct AppTerms {
  /// A translation with its place.
  struct Translation {
    var value: String
    var location: SourceLocation
  }

  private var entries: [String: [(catalog: Int, entry: Int)]] = [:]
  private let catalogs: [InspectedCatalog]

  /// Finds the entries of some source texts.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs; those of another source language are left out.
  ///   - wanted: The source texts, folded.
  ///   - sourceLanguage: The language that the texts are in.
  init(_ catalogs: [InspectedCatalog], of wanted: Set<String>, sourceLanguage: String) {
    self.catalogs = catalogs
    for (index, catalog) in catalogs.enumerated()
    where ServerLanguageMatch.spelling(of: sourceLanguage, among: [catalog.sourceLanguage]) != nil {
      for (number, entry) in catalog.catalog.entries.enumerated() where entry.isToBeTranslated {
        guard let text = Self.sourceText(of: entry, in: catalog) else { continue }
        let folded = ServerTermRule.folded(text)
        if wanted.contains(folded) { entries[folded, default: []].append((index, number)) }
      }
    }
  }

  private static func sourceText(of entry: CatalogEntry, in catalog: InspectedCatalog) -> String? {
    if let source = entry.localization(in: catalog.sourceLanguage) {
      return source.content.variations.isEmpty ? source.content.stringUnit?.value : nil
    }
    return SemanticKey.isSemantic(entry.key) ? nil : entry.key
  }

  /// The finished translations of a source text, in the order of the catalogs.
  func translations(
    of text: String, into language: String, options: CheckOptions
  ) -> [Translation] {
    (entries[text] ?? []).compactMap { place in
      let catalog = catalogs[place.catalog]
      let entry = catalog.catalog.entries[place.entry]
      guard
        let spelling = ServerLanguageMatch.spelling(
          of: language, among: entry.localizations.map(\.language)),
        let content = entry.localization(in: spelling)?.content, content.variations.isEmpty,
        let unit = content.stringUnit, let value = unit.value, !value.isEmpty,
        !(unit.state.map(options.unfinishedStates.contains) ?? false)
      else { return nil }
      return Translation(
        value: value, location: catalog.location(of: unit.valueRange.lowerBound))
    }
  }
}
