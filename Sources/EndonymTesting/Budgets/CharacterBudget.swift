import Testing

/// A contract on the length of short texts, in characters as a reader counts them.
public struct CharacterBudget: Sendable, Hashable {
  /// The characters that a text may consist of.
  public enum Alphabet: Sendable, Hashable {
    /// Any.
    case any
    /// Letters, digits and the marks that combine with them.
    case lettersAndDigits
    /// Digits of any script.
    case digits
  }

  /// The most characters (extended grapheme clusters, UAX 29).
  public var maximum: Int
  /// The characters that are allowed.
  public var alphabet: Alphabet
  /// Whether no two texts may be the same.
  public var areDistinct: Bool

  /// Creates a budget.
  public init(maximum: Int, alphabet: Alphabet = .any, areDistinct: Bool = false) {
    self.maximum = maximum
    self.alphabet = alphabet
    self.areDistinct = areDistinct
  }

  /// Holds texts against the budget; each breach is an issue of the current test.
  ///
  /// - Parameters:
  ///   - texts: The texts, such as seven weekdays.
  ///   - count: How many there must be, so that nothing passes unmeasured.
  ///   - name: What the texts are, for the issue.
  ///   - sourceLocation: Where the issue is reported.
  public func expect(
    _ texts: [String], count: Int, of name: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for breach in breaches(in: texts, count: count) {
      Issue.record(Comment(rawValue: "\(name): \(breach)"), sourceLocation: sourceLocation)
    }
  }

  /// What breaks the budget, each as a text for a person.
  public func breaches(in texts: [String], count: Int) -> [String] {
    guard count > 0, texts.count == count else {
      return ["\(texts.count) texts were measured, \(count) were to be"]
    }
    var breaches = texts.flatMap(breaches(in:))
    if areDistinct {
      let twice = Dictionary(grouping: texts) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      breaches += twice.map { "'\($0)' stands for more than one" }
    }
    return breaches
  }

  private func breaches(in text: String) -> [String] {
    var breaches: [String] = []
    if text.isEmpty { breaches.append("a text is empty") }
    if text.count > maximum {
      breaches.append("'\(text)' has \(text.count) characters, the budget is \(maximum)")
    }
    let strangers = text.unicodeScalars.filter { !alphabet.contains($0) }
    if !strangers.isEmpty {
      let names = strangers.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      breaches.append(
        "'\(text)' has characters that are not allowed: \(names.joined(separator: ", "))")
    }
    return breaches
  }
}

extension CharacterBudget.Alphabet {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    switch self {
    case .any: return true
    case .digits: return category == .decimalNumber
    case .lettersAndDigits: return Self.lettersAndDigitsCategories.contains(category)
    }
  }

  /// Unicode's categories L, M and N.
  private static let lettersAndDigitsCategories: Set<Unicode.GeneralCategory> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
  ]
}
