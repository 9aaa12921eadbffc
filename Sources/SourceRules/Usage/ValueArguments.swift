import StringCatalog

/// The arguments that an entry's texts in one language take, all branches together.
struct ValueArguments {
  /// What one position is taken as, the first use in the order of the file.
  private(set) var byPosition: [Int: FormatArgument] = [:]
  /// The first text that takes each position.
  private(set) var texts: [Int: String] = [:]
  /// Whether the text as a whole varies by a number, which no form need show.
  private(set) var isCounted = false
  /// A text without anything wrong with it, to quote.
  private(set) var firstText: String?

  /// Reads a localization as the formatter does when given arguments.
  ///
  /// - Parameters:
  ///   - content: The localization.
  ///   - key: What the call passes, which decides whether the formatter reads the texts at all.
  init(_ content: LocalizedContent, passing key: FormatString) {
    var substitutions: [FormatSubstitution] = []
    content.collectSubstitutions(into: &substitutions)
    for leaf in content.leaves {
      guard let text = leaf.unit.value, !text.isEmpty else { continue }
      if firstText == nil, leaf.substitution == nil { firstText = text }
      if leaf.pluralCategory != nil, leaf.substitution == nil { isCounted = true }
      let format = FormatString(parsing: text).resolvedAsSource(key: key)
      let signature = FormatSignature(
        format, substitutions: substitutions,
        varying: substitutions.first { $0.name == leaf.substitution })
      for argument in signature.arguments where byPosition[argument.position] == nil {
        byPosition[argument.position] = argument
        texts[argument.position] = text
      }
    }
  }

  /// The positions in order.
  var positions: [Int] { byPosition.keys.sorted() }
}

extension LocalizedContent {
  fileprivate func collectSubstitutions(into found: inout [FormatSubstitution]) {
    found += substitutions.map { FormatSubstitution($0) }
    for axis in variations {
      for branch in axis.branches { branch.content.collectSubstitutions(into: &found) }
    }
  }
}
