import Findings
import StringCatalog

/// A language as a reader of English and a speaker each call it.
struct LanguageName: Hashable {
  /// The identifier as its source spells it.
  var code: String
  /// The name in English.
  var english: String
  /// The name in the language itself; nil where it isn't known.
  var endonym: String?
  /// Whether it is written from right to left.
  var isRightToLeft: Bool

  /// Names a language.
  init(_ code: String) {
    let identifier = LanguageIdentifier(parsing: code)
    self.code = code
    english = VisibleText.spelled(identifier.englishName)
    endonym = identifier.endonym
    isRightToLeft = identifier.isRightToLeft
  }

  /// Names a pseudo-language.
  init(_ localizer: PseudoLocalizer) {
    code = localizer.language
    english = localizer.name
    endonym = nil
    isRightToLeft = localizer.kind == .rightToLeft
  }
}

extension HTML {
  /// Appends a language's two names; the second is set in its own language and direction.
  mutating func language(_ name: LanguageName) {
    element("span", ["class": "english"], text: name.english)
    guard let endonym = name.endonym, endonym != name.english else { return }
    text(" ")
    element("bdi", ["class": "endonym", "lang": name.code], text: endonym)
  }
}
