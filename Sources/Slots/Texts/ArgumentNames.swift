import StringCatalog

/// The names of an entry's arguments, from its key and all of its texts.
struct ArgumentNames {
  /// The labels and names of substitutions by position; the first text that has one counts.
  private(set) var labels: [Int: String] = [:]
  /// The positions.
  private(set) var positions: Set<Int> = []

  /// Every name by which a configuration may call an argument.
  var all: Set<String> { names.union(positions.map(String.init)) }

  private var names: Set<String> = []

  /// The names of an entry in all of its languages.
  init(of entry: CatalogEntry) {
    add(entry.key)
    for localization in entry.localizations { add(localization.content) }
  }

  /// The names of an entry's key and of its texts in one language.
  init(key: String, content: LocalizedContent?) {
    if let content { add(content) }
    add(key)
  }

  private mutating func add(_ content: LocalizedContent) {
    // Without substitutions the leaves are all there is to see.
    addSubstitutions(of: content)
    for leaf in content.leaves where leaf.substitution == nil {
      if let text = leaf.unit.value { add(text) }
    }
  }

  private mutating func addSubstitutions(of content: LocalizedContent) {
    for substitution in content.substitutions {
      names.insert(substitution.name)
      if let position = substitution.argumentNumber?.value {
        positions.insert(position)
        if labels[position] == nil { labels[position] = substitution.name }
      }
      addSubstitutions(of: substitution.content)
    }
    for axis in content.variations {
      for branch in axis.branches { addSubstitutions(of: branch.content) }
    }
  }

  private mutating func add(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    var next = 1
    for specifier in FormatString(parsing: text).specifiers {
      let label: String?
      switch specifier.kind {
      case .argument:
        for case .argument(position: nil)? in [specifier.width, specifier.precision] { next += 1 }
        label = specifier.label
      case .substitution(let name): label = name
      default: continue
      }
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      positions.insert(position)
      if let label {
        names.insert(label)
        if labels[position] == nil { labels[position] = label }
      }
    }
  }

  /// The position of the first argument of a text that a closure wants.
  static func position(
    in text: String, where isWanted: (FormatSpecifier, Int) -> Bool
  ) -> Int? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var next = 1
    for specifier in FormatString(parsing: text).specifiers where specifier.kind == .argument {
      for case .argument(position: nil)? in [specifier.width, specifier.precision] { next += 1 }
      let position = specifier.position ?? next
      if specifier.position == nil { next += 1 }
      if isWanted(specifier, position) { return position }
    }
    return nil
  }
}
