import Checks
import StringCatalog

/// Which languages are taken for required where nobody named any, and how that is said.
struct LanguageAssumption: Sendable {
  /// Whether nobody named any.
  var isNeeded: Bool

  /// The most lists of languages that are spelled out.
  private static let listLimit = 3

  /// The options to check a catalog with.
  func options(_ options: CheckOptions, for catalog: Catalog) -> CheckOptions {
    guard isNeeded else { return options }
    var options = options
    options.areRequiredLanguagesAssumed = true
    options.requiredLanguages = AssumedLanguages.required(
      in: catalog,
      sourceLanguage: options.sourceLanguage ?? catalog.sourceLanguage?.value ?? "en")
    return options
  }

  /// What was assumed about the languages of catalogs, as sentences.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs, with the options that they are checked with.
  ///   - configured: The source language, where somebody named it.
  /// - Returns: The sentences; none where everything was said.
  func sentences(about catalogs: [InspectedCatalog], says configured: String?) -> [String] {
    var sentences: [String] = []
    if configured == nil, let sentence = sourceSentence(about: catalogs) {
      sentences.append(sentence)
    }
    if isNeeded, let sentence = requiredSentence(about: catalogs) { sentences.append(sentence) }
    return sentences
  }

  private func sourceSentence(about catalogs: [InspectedCatalog]) -> String? {
    let languages = Set(catalogs.map(\.sourceLanguage)).sorted()
    guard let first = languages.first else { return nil }
    guard languages.count == 1 else {
      return "The source language is each catalog's own: \(languages.joined(separator: ", "))."
    }
    return "The source language is '\(first)', as the catalogs say."
  }

  private func requiredSentence(about catalogs: [InspectedCatalog]) -> String? {
    let lists = Set(catalogs.map(\.options.requiredLanguages).filter { !$0.isEmpty })
    let start = "Required are the languages that at least half of a catalog's entries have"
    let remedy = "with '--required-language' or 'requiredLanguages'."
    switch lists.count {
    case 0:
      let isTranslated = catalogs.contains { catalog in
        catalog.languages.contains { $0 != catalog.sourceLanguage }
      }
      guard isTranslated else { return nil }
      return "No language is required, as none is there in half of a catalog's entries; name them "
        + remedy
    case ...Self.listLimit:
      let spelled = lists.map { $0.joined(separator: " ") }.sorted().joined(separator: "; ")
      return "\(start) (\(spelled)); name others \(remedy)"
    default: return "\(start); name others \(remedy)"
    }
  }
}
