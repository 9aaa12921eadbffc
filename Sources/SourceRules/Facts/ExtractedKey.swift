/// A key as it is at run time, with the specifiers that interpolations become.
public struct ExtractedKey: Sendable, Hashable, Codable {
  /// A stretch of the key.
  public enum Part: Sendable, Hashable, Codable {
    /// Text, its percent signs doubled where the key has interpolations.
    case text(String)
    /// The specifier of an interpolation, such as `%@` or `%lld`; unsure where syntax doesn't tell
    /// the type.
    case specifier(String, isSure: Bool)
  }

  /// The stretches in order.
  public var parts: [Part]

  /// Creates a key.
  public init(parts: [Part]) {
    self.parts = parts
  }

  /// Creates a key without interpolations.
  public init(_ text: String) {
    parts = [.text(text)]
  }

  /// The key as text, unsure specifiers as guessed.
  public var text: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .specifier(let specifier, _): specifier
      }
    }.joined()
  }

  /// Whether syntax decides every part.
  public var isSure: Bool {
    !parts.contains { part in
      if case .specifier(_, isSure: false) = part { true } else { false }
    }
  }

  /// How many interpolations the key has.
  public var specifierCount: Int {
    parts.reduce(0) { count, part in
      if case .specifier = part { count + 1 } else { count }
    }
  }

  /// The text as Xcode writes it as a value: specifiers with positions where there are several.
  public var valueText: String {
    guard specifierCount > 1 else { return text }
    var position = 0
    return parts.map { part in
      switch part {
      case .text(let text): return text
      case .specifier(let specifier, _):
        position += 1
        return specifier.first == "%" ? "%\(position)$\(specifier.dropFirst())" : specifier
      }
    }.joined()
  }
}
