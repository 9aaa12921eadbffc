import Endonym

/// The languages that Skylight is localized into.
public enum Language: String, DateLanguage, Sendable {
  case czech = "cs"
  case danish = "da"
  case german = "de"
  case greek = "el"
  case english = "en"
  case spanish = "es"
  case finnish = "fi"
  case french = "fr"
  case hindi = "hi"
  case hungarian = "hu"
  case indonesian = "id"
  case italian = "it"
  case japanese = "ja"
  case korean = "ko"
  case norwegianBokmål = "nb"
  case dutch = "nl"
  case polish = "pl"
  /// Brazil's: CLDR's `pt` is the Portuguese of Brazil, Portugal's is `pt-PT`.
  case portuguese = "pt"
  case romanian = "ro"
  case russian = "ru"
  case swedish = "sv"
  case thai = "th"
  case turkish = "tr"
  case ukrainian = "uk"
  case vietnamese = "vi"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"

  /// The language identifier (BCP 47).
  public var identifier: String { rawValue }

  /// The language of a user whose own the app doesn't speak.
  public static let fallback = Language.english
}
