import StringCatalog

/// A text whose variations are chosen and whose arguments are still to be filled in.
struct TextTemplate: Sendable {
  /// A piece of it.
  enum Part: Sendable {
    case text(String)
    case argument(ArgumentUse)
  }

  /// An argument where it is shown.
  struct ArgumentUse: Sendable {
    /// The position or name by which all uses of one argument are known.
    var identity: String
    /// The names by which a configuration may call it, the best first.
    var names: [String]
    /// How it is shown.
    var specifier: FormatSpecifier?
  }

  /// What a number must be for a plural's branch to be chosen.
  struct Condition: Sendable {
    /// The argument that is counted.
    var identity: String
    /// How the counted number is shown, which decides its digits.
    var specifier: FormatSpecifier?
    /// The branch that must be chosen.
    var branch: String
    /// All branches of the plural.
    var branches: [String]
  }

  var parts: [Part] = []
  var conditions: [Condition] = []
  /// The ways to the texts that it is made of, such as `plural.one`.
  var paths: [String] = []

  /// The bytes of the text outside of substitutions in its file.
  var range: ByteRange?

  /// Its variation as findings name it; nil where it has none.
  var variation: String? { paths.isEmpty ? nil : paths.joined(separator: ", ") }

  /// The bytes of its text without arguments.
  var textSize: Int {
    parts.reduce(0) { size, part in
      guard case .text(let text) = part else { return size + 1 }
      return size + text.utf8.count
    }
  }

  /// The arguments that are shown, each once, in the order of the text.
  var uses: [ArgumentUse] {
    var seen: Set<String> = []
    return parts.compactMap { part in
      guard case .argument(let use) = part, seen.insert(use.identity).inserted else { return nil }
      return use
    }
  }

  mutating func append(_ text: String) {
    if case .text(let last) = parts.last {
      parts[parts.count - 1] = .text(last + text)
    } else if !text.isEmpty {
      parts.append(.text(text))
    }
  }

  mutating func append(_ other: TextTemplate) {
    for part in other.parts {
      switch part {
      case .text(let text): append(text)
      case .argument: parts.append(part)
      }
    }
    conditions += other.conditions
    paths += other.paths
  }
}
