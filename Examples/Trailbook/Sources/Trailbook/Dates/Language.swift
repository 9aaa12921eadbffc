import Endonym

/// The languages of Trailbook, those that differ by region once for each region.
public enum Language: String, DateLanguage, Sendable {
  case americanEnglish = "en-US"
  case britishEnglish = "en-GB"
  case australianEnglish = "en-AU"
  case canadianEnglish = "en-CA"
  case french = "fr"
  case german = "de"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
  case japanese = "ja"
  case korean = "ko"
  case spanish = "es"
  case italian = "it"
  case brazilianPortuguese = "pt-BR"
  case dutch = "nl"
  case swedish = "sv"
  case polish = "pl"
  case russian = "ru"
  case thai = "th"

  /// The language identifier (BCP 47).
  public var identifier: String { rawValue }

  /// The language of a user whose own the app doesn't speak.
  public static let fallback = Language.americanEnglish
}
