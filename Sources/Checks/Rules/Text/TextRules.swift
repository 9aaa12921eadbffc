extension RuleRegistry {
  /// The rules about spaces, punctuation, links, numbers, markup and invisible characters.
  static let textRules: [any Rule] = [
    SurroundingSpacesRule(),
    DoubleSpaceRule(),
    LineBreaksRule(),
    EndPunctuationRule(),
    URLRule(),
    NumbersRule(),
    MarkupRule(),
    InvisibleCharactersRule(),
    DuplicatedWordRule(),
  ]
}
