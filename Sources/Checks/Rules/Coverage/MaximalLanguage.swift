/// A language with its script and region, also those that its identifier leaves to be understood.
///
/// `zh-TW` and `zh-Hant` are one language, and so are `pt` and `pt-BR` (UTS 35, part 1, "Likely
/// Subtags"). Variants and extensions are left out of account.
struct MaximalLanguage: Sendable, Hashable {
  /// The language's code in small letters, such as `zh`.
  let language: String
  /// The script, such as `Hant`; empty where it isn't known.
  let script: String
  /// The region, such as `TW`; empty where it isn't known.
  let region: String
  /// Whether the region is the usual one of the language in its script.
  let isUsualRegion: Bool

  /// Reads an identifier; case and separators may be any.
  init(_ identifier: String) {
    let subtags = identifier.split { $0 == "-" || $0 == "_" }
    let code = subtags.first?.lowercased() ?? ""
    let language = Self.alias[code] ?? code
    let givenScript = subtags.dropFirst().first(where: Self.isScript).map {
      $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
    }
    let givenRegion = subtags.dropFirst().first(where: Self.isRegion)?.uppercased()
    let usual = Self.likely(language, nil)
    let script =
      givenScript ?? givenRegion.flatMap { Self.likely(language, $0) }?.script ?? usual?.script
      ?? ""
    let usualRegion = (Self.likely(language, script) ?? usual)?.region ?? ""
    self.language = language
    self.script = script
    region = givenRegion ?? usualRegion
    isUsualRegion = region == usualRegion
  }

  /// Whether a reader of the language is served with another one where its own isn't there.
  ///
  /// Foundation falls back to a more general language only: `zh-Hant-HK` to `zh-Hant`, `en-GB` to
  /// `en`, `pt-PT` to `pt`, but not `pt-BR` to `pt-PT`, `sr` to `sr-Latn` or `zh-Hans` to `zh-Hant`.
  func isServed(by other: MaximalLanguage) -> Bool {
    language == other.language && script == other.script
      && (region == other.region || other.isUsualRegion)
  }

  /// Codes that catalogs use for the same language (CLDR's aliases).
  private static let alias = ["no": "nb", "iw": "he", "in": "id", "ji": "yi", "tl": "fil"]

  private static func likely(_ language: String, _ subtag: String?) -> LikelySubtags.Subtags? {
    LikelySubtags.subtags(of: subtag.map { "\(language)-\($0)" } ?? language)
  }

  private static func isScript(_ subtag: Substring) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  private static func isRegion(_ subtag: Substring) -> Bool {
    subtag.utf8.count == 2
      || subtag.utf8.count == 3 && subtag.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
