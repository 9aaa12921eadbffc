import Foundation
import SkylightDates

/// A language as somebody named it.
struct LanguageChoice {
  let name: String

  init(_ name: String) { self.name = name }

  /// The reader's locale, where the app speaks its language.
  var locale: Locale? {
    let locale = Locale(identifier: name)
    // What nobody speaks falls back to the app's own language, which isn't what was asked for.
    let best = Locale(identifier: Language.best(for: locale).identifier)
    let code = locale.language.languageCode?.identifier
    guard let code, best.language.languageCode?.identifier == (code == "no" ? "nb" : code) else {
      return nil
    }
    return locale
  }

  /// Why there is none, and what may have been meant.
  var refusal: String {
    let suggestions = suggestions.map { "'\($0.identifier)' (\(Self.endonym(of: $0)))" }
    let list = Language.allCases.map(\.identifier).joined(separator: ", ")
    return "'\(name)' is no language of Skylight. "
      + (suggestions.isEmpty
        ? "" : "Did you mean \(suggestions.joined(separator: " or "))? ")
      + "There are \(list)."
  }

  /// The languages whose name in English, or in the language itself, begins alike; else those with
  /// such an identifier.
  private var suggestions: [Language] {
    let wanted = name.lowercased()
    let named = Language.allCases.filter { language in
      [Self.endonym(of: language), Self.name(of: language, in: Locale(identifier: "en"))].contains {
        wanted.count > 2 && $0.lowercased().hasPrefix(wanted.prefix(4))
      }
    }
    if !named.isEmpty { return named }
    return Language.allCases.filter { $0.identifier.hasPrefix(wanted.prefix(1)) }
  }

  private static func endonym(of language: Language) -> String {
    name(of: language, in: Locale(identifier: language.identifier))
  }

  private static func name(of language: Language, in locale: Locale) -> String {
    locale.localizedString(forIdentifier: language.identifier) ?? language.identifier
  }
}
