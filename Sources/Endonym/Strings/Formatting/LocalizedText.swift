#if !canImport(Darwin)
  import PluralRules
  import StringCatalog

  /// One key's text in one language, with its variations.
  final class LocalizedText: Sendable {
    /// The plural rules of the language.
    let rules: PluralRules
    /// The text, or the variations that lead to it.
    let choice: TextChoice
    /// The text that tells how the number is shown that a plural follows: `other` is the last
    /// branch, and the one that shows the number in every language.
    let counting: TextTemplate?

    init(_ choice: TextChoice, language: String) {
      rules = PluralRules(language: language)
      self.choice = choice
      if case .branches = choice { counting = choice.leaves.last?.template } else { counting = nil }
    }

    /// The number that a plural follows: the first among the arguments, as it is shown.
    func operands(_ arguments: [LocalizationArgument]) -> PluralOperands? {
      guard let counting else { return nil }
      for (index, argument) in arguments.enumerated() {
        guard case .number(let number) = argument else { continue }
        return number.operands(shownAs: counting.form(at: index + 1))
      }
      return nil
    }
  }

  /// A text, or variations that lead to texts.
  indirect enum TextChoice: Sendable {
    /// A text.
    case leaf(TextLeaf)
    /// Branches by plural category, device or width, with the names of the source.
    case branches(VariationAxis.Kind, [(name: String, choice: TextChoice)])
    /// No text that could be shown.
    case nothing

    /// The texts that it leads to, in the order of the source.
    var leaves: [TextLeaf] {
      switch self {
      case .leaf(let leaf): [leaf]
      case .branches(_, let branches): branches.flatMap(\.choice.leaves)
      case .nothing: []
      }
    }
  }

  /// A text, ready to be formatted.
  final class TextLeaf: Sendable {
    /// The text as it is written.
    let source: String
    /// The text without marks of grammar agreement.
    let plain: String
    /// The text in pieces.
    let template: TextTemplate
    /// The parts that vary on their own, by their names.
    let substitutions: [String: TextSubstitution]

    init(_ source: String, substitutions: [String: TextSubstitution] = [:]) {
      self.source = source
      // Foundation on Linux has no grammar agreement: the marks go, the words stay.
      plain = GrammarMarks.removed(from: source)
      template = TextTemplate(plain)
      self.substitutions = substitutions
    }
  }

  /// A part of a text that varies by an argument of its own.
  struct TextSubstitution: Sendable {
    /// The position of the argument that it counts, from 1; nil where its place in the text tells.
    let position: Int?
    /// How its argument is written.
    let form: ArgumentForm?
    /// The texts.
    let choice: TextChoice
  }
#endif
