import StringCatalog

/// What is wrong with a language that somebody named in an option or in the configuration.
///
/// A spelling that isn't canonical, such as `zh_CN`, is no mistake: catalogs have it too.
public struct LanguageMistake: Sendable, Hashable {
  /// What is wrong, without a full stop.
  public let message: String
  /// What to write instead, as a sentence.
  public let remedy: String

  /// Judges a language; nil where nothing is wrong.
  ///
  /// - Parameters:
  ///   - text: The language as it was named.
  ///   - listing: How several languages are named where it stands, as a sentence.
  public init?(in text: String, listing: String) {
    let problems = LanguageIdentifier(parsing: text).problems.filter { Self.isMistake($0.kind) }
    guard !problems.isEmpty else { return nil }
    message = "'\(text)' is no language identifier"
    if text.contains(",") {
      remedy = listing
    } else if let suggestion = problems.lazy.compactMap(\.suggestion).first {
      remedy = "Did you mean '\(suggestion)'?"
    } else {
      remedy = "Write it as catalogs do, such as 'th' or 'pt-BR'."
    }
  }

  private static func isMistake(_ kind: LanguageIdentifierProblem.Kind) -> Bool {
    switch kind {
    case .malformed, .unknownLanguage, .unknownScript, .unknownRegion, .unknownVariant: true
    case .spelling, .alias, .countryConfusion: false
    }
  }
}
