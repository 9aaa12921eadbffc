import StringCatalog

/// The places in an entry's source text that the app fills.
struct SourcePlaceholders {
  /// A placeholder, with how the text spells it.
  struct Placeholder {
    /// The specifier.
    var specifier: FormatSpecifier
    /// The specifier as it stands in the text.
    var text: String

    /// Whether the specifier says what it stands for, by a label or the name of a substitution.
    var isNamed: Bool {
      switch specifier.kind {
      case .argument: specifier.label != nil
      case .substitution(let name): !Self.isNumbered(name)
      case .substitutionArgument, .displayPattern, .percentSign: true
      }
    }

    /// The name, where the specifier has one.
    var name: String? {
      if case .substitution(let name) = specifier.kind { return name }
      return specifier.label
    }

    /// Whether a name is one that Xcode makes up, `arg1`.
    private static func isNumbered(_ name: String) -> Bool {
      name.hasPrefix("arg") && name.dropFirst(3).allSatisfy(\.isNumber)
    }
  }

  /// The text of the source value where there is one; nil where the key is the text.
  let leaf: InspectedLeaf?
  /// The placeholders in the order of the text, each argument once.
  let placeholders: [Placeholder]

  /// Finds the placeholders of the source value that has most of them, else of the key.
  init(_ entry: InspectedEntry) {
    let key = FormatString(parsing: entry.entry.key)
    var best = key.resolved(against: nil)
    var bestLeaf: InspectedLeaf?
    for leaf in entry.source?.leaves ?? [] where leaf.substitution == nil {
      let format = leaf.format.resolvedAsSource(key: key)
      if bestLeaf == nil || format.arguments.count > best.arguments.count {
        best = format
        bestLeaf = leaf
      }
    }
    leaf = bestLeaf
    let bytes = Array((bestLeaf?.text ?? entry.entry.key).utf8)
    var positions: Set<Int> = []
    var placeholders: [Placeholder] = []
    for specifier in best.arguments where !specifier.isAmbiguous {
      if let position = specifier.position, !positions.insert(position).inserted { continue }
      placeholders.append(
        Placeholder(
          specifier: specifier, text: String(decoding: bytes[specifier.range], as: UTF8.self)))
    }
    self.placeholders = placeholders
  }
}
