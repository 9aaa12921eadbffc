import Foundation

/// The languages that an app is localized into, as an enum of its own.
public protocol DateLanguage: Hashable, Sendable, CaseIterable {
  /// The language identifier (BCP 47), such as `zh-Hant`.
  var identifier: String { get }

  /// The language that an app falls back to.
  static var fallback: Self { get }
}

extension DateLanguage {
  /// The language that serves a locale best.
  ///
  /// The longest match of language, script and region wins; a region's usual script counts, so that `zh-TW` finds
  /// `zh-Hant` (CLDR likely subtags); `no` finds `nb`.
  public static func best(for locale: Locale) -> Self {
    let wanted = locale.language
    let code = wanted.languageCode?.identifier
    let candidates = allCases.filter { language in
      let offered = Locale.Language(identifier: language.identifier).languageCode?.identifier
      return offered == code || (offered == "nb" && code == "no")
    }
    let maximal = wanted.maximalIdentifier.split(separator: "-")
    return candidates.max { left, right in
      left.agreement(with: maximal) < right.agreement(with: maximal)
    } ?? fallback
  }

  /// How many subtags the language, with its usual script and region, shares with another.
  private func agreement(with subtags: [Substring]) -> Int {
    let own = Locale.Language(identifier: identifier).maximalIdentifier.split(separator: "-")
    return zip(own, subtags).prefix { $0 == $1 }.count
  }
}
