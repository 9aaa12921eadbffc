import Endonym
import Foundation
import Testing

/// Counts with classifiers, and localized texts with numbers in them.
struct FigureCountTests {
  @Test(
    "A classifier is the translator's; white space alone means that there is none",
    arguments: [
      ("zh-Hans", "次", "[1,204](次)"), ("ja", "回", "[1,204](回)"), ("ko", "번", "[1,204](번)"),
      ("th", " ครั้ง", "[1,204] (ครั้ง)"), ("en", " ", "[1,204]"), ("de", "", "[1.204]"),
      ("ja", "回 ", "[1,204](回)"), ("fr", "\u{A0}", "[1\u{202F}204]"),
    ])
  func classifiers(locale: String, word: String, expected: String) {
    let figure = Figure.count(1_204, classifier: word, locale: Locale(identifier: locale))
    #expect(spelled(figure) == expected)
  }

  @Test("The number of a localized text is its value, the rest its unit")
  func localized() {
    var text = argument("12", 1) + AttributedString(" hikes")
    #expect(spelled(Figure(localized: text)) == "[12] (hikes)")
    text = AttributedString("已徒步 ") + argument("12", 1) + AttributedString(" 次")
    #expect(spelled(Figure(localized: text)) == "(已徒步) [12] (次)")
  }

  @Test("Each argument can have a role of its own, and brings one along where it has one")
  func arguments() {
    var text = argument("15:42", 1) + AttributedString(" min/") + argument("km", 2)
    #expect(spelled(Figure(localized: text, arguments: [.value, .unit])) == "[15:42] (min/km)")
    var unit = argument("km", 2)
    unit.figureRole = .unit
    text = argument("15:42", 1) + AttributedString(" /") + unit
    #expect(spelled(Figure(localized: text)) == "[15:42] (/km)")
    #expect(spelled(Figure(localized: argument("x", -1), arguments: [])) == "[x]")
  }

  private func argument(_ text: String, _ index: Int) -> AttributedString {
    var argument = AttributedString(text)
    argument.replacementIndex = index
    return argument
  }
}
