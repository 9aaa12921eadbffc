/// Identifiers that are often written for another one, by a person's judgement.
///
/// Codes that are no language's at all, but a country's, need no entry: CLDR's likely language of
/// that country is suggested.
enum LanguageConfusions {
  /// Codes of no language: what they are written for.
  static let misspelled: [String: String] = [
    // Microsoft's former names of the two kinds of Chinese.
    "zh-chs": "zh-Hans", "zh-cht": "zh-Hant", "chs": "zh-Hans",
    // An abbreviation of the English name.
    "sp": "es",
  ]

  /// Codes of languages that few apps have, which are also a country's code: the code, the
  /// country, and what that country's apps want.
  private static let countries: [(language: String, country: String, intended: String)] = [
    ("br", "BR", "pt-BR"),  // Breton, Brazil
    ("ch", "CH", "de-CH"),  // Chamorro, Switzerland
    ("ee", "EE", "et"),  // Ewe, Estonia
    ("ie", "IE", "en-IE"),  // Interlingue, Ireland
    ("kr", "KR", "ko"),  // Kanuri, Korea
    ("se", "SE", "sv"),  // Northern Sami, Sweden
    ("sg", "SG", "en-SG"),  // Sango, Singapore
  ]

  /// Regions that are written for another one: the identifier, and what is meant.
  private static let regions: [String: String] = [
    "es-LA": "es-419",  // Laos, Latin America
    "ar-AR": "ar",  // Argentina
    "sv-SV": "sv",  // El Salvador
    "et-ET": "et",  // Ethiopia
    "sl-SL": "sl",  // Sierra Leone
    "sr-SR": "sr",  // Suriname
    "ca-CA": "ca",  // Canada
    "be-BE": "be",  // Belgium
    "bs-BS": "bs",  // Bahamas
    "ga-GA": "ga",  // Gabon
    "gl-GL": "gl",  // Greenland
    "kn-KN": "kn",  // St. Kitts and Nevis
  ]

  /// The subtag that is doubtful, and the whole identifier that was probably meant.
  static func intended(by subtags: LanguageSubtags) -> (subtag: String, identifier: String)? {
    guard subtags.script == nil, subtags.variants.isEmpty else { return nil }
    if let region = subtags.region, let meant = regions["\(subtags.language)-\(region)"] {
      return (region, meant)
    }
    for row in countries where row.language == subtags.language {
      guard let region = subtags.region else { return (row.language, row.intended) }
      if region == row.country, !row.intended.contains("-") {
        return (row.language, "\(row.intended)-\(region)")
      }
    }
    return nil
  }
}
