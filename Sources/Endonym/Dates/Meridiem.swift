import Foundation

/// How a plan writes the halves of the day, where its format has them.
///
/// The symbols are shaped when a formatter is built; what it has rendered is never touched.
public enum Meridiem: Sendable, Hashable {
  /// As the locale writes them: "AM", "p. m.", "du.".
  case localeDefault
  /// Letters, digits and their marks alone, in lower case by the locale's rules: "pm", "ös".
  case plainLower
  /// Two declared words, for a language where neither reads well.
  case declared(before: String, after: String)

  /// Shapes a locale's symbol.
  func shape(before: String, after: String, locale: Locale) -> (before: String, after: String) {
    switch self {
    case .localeDefault: (before, after)
    case .plainLower: (plain(before, locale: locale), plain(after, locale: locale))
    case .declared(let before, let after): (before, after)
    }
  }

  private func plain(_ symbol: String, locale: Locale) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: symbol.unicodeScalars.filter(CharacterSet.alphanumerics.contains))
    return String(scalars).lowercased(with: locale)
  }
}

extension Meridiem: CustomStringConvertible {
  /// The form for a person.
  public var description: String {
    switch self {
    case .localeDefault: "as the locale writes them"
    case .plainLower: "small and bare"
    case .declared(let before, let after): "'\(before)' and '\(after)'"
    }
  }
}
