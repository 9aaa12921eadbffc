import Foundation

/// The case that a call site declares for what it shows; the plan's own where it declares none.
public enum DateTextCase: Sendable, Hashable {
  /// As the plan renders it.
  case asPlanned
  /// All small letters.
  case lowercase
  /// All capitals.
  case uppercase

  /// Applies the case once, by the locale's rules (Turkish `i` becomes `İ`).
  func apply(to text: String, locale: Locale) -> String {
    switch self {
    case .asPlanned: text
    case .lowercase: text.lowercased(with: locale)
    case .uppercase: text.uppercased(with: locale)
    }
  }
}
