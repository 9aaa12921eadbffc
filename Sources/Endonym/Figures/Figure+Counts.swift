import Foundation

extension Figure {
  /// A count with its classifier: "12次", "12回", and "12" in a language that has no such word.
  ///
  /// The word comes from the app's String Catalog and is the translator's: a single space, or any
  /// white space, means that the language has none. White space before a word stands between number
  /// and word, for languages such as Thai.
  ///
  /// - Parameters:
  ///   - count: The count.
  ///   - classifier: The word.
  ///   - locale: The locale of the number.
  /// - Returns: The number as the value, the word as the unit.
  public static func count<Number: BinaryInteger>(
    _ count: Number, classifier: String, locale: Locale
  ) -> Figure {
    var text = AttributedString(count.formatted(IntegerFormatStyle(locale: locale)))
    text.figureRole = .value
    let word = classifier.trimmed
    guard !word.isEmpty else { return Figure(text) }
    text.append(AttributedString(String(classifier.leadingWhitespace), role: .separator))
    text.append(AttributedString(String(word), role: .unit))
    return Figure(text)
  }

  /// A localized text with numbers in it: "12 hikes" with "12" as the value.
  ///
  /// The text's arguments are found by `replacementIndex`, which `CatalogStrings` gives on Linux
  /// and `AttributedString(localized:options:)` with `applyReplacementIndexAttribute` on Apple's
  /// systems. What is no argument is the unit, without the white space around it. A role that is
  /// there already stays.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - arguments: The roles of the first, the second … argument; the last counts for all that
  ///     follow.
  public init(localized text: AttributedString, arguments: [Role] = [.value]) {
    var marked = AttributedString()
    for run in text.runs {
      let part = AttributedString(text[run.range])
      if run.figureRole != nil {
        marked.append(part)
      } else if let index = run.replacementIndex {
        let role = index > 0 && index <= arguments.count ? arguments[index - 1] : arguments.last
        marked.append(part.with(role ?? .value))
      } else {
        marked.append(part.splittingUnit())
      }
    }
    self.init(marked)
  }
}

extension StringProtocol {
  /// The white space that it starts with.
  fileprivate var leadingWhitespace: SubSequence { prefix(while: \.isWhitespace) }

  /// The text without white space at its ends.
  fileprivate var trimmed: SubSequence {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...last]
  }
}

extension AttributedString {
  fileprivate init(_ text: String, role: Figure.Role) {
    self.init(text)
    self.figureRole = role
  }

  fileprivate func with(_ role: Figure.Role) -> AttributedString {
    var copy = self
    copy.figureRole = role
    return copy
  }

  /// The unit role for the text, the separator role for white space at its ends.
  fileprivate func splittingUnit() -> AttributedString {
    var copy = with(.separator)
    let start = copy.characters.firstIndex { !$0.isWhitespace }
    let last = copy.characters.lastIndex { !$0.isWhitespace }
    guard let start, let last else { return copy }
    copy[start..<copy.characters.index(after: last)].figureRole = .unit
    return copy
  }
}
