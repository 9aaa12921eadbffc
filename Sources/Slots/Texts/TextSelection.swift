/// Some of the texts of slots, for a run that measures only those.
public struct TextSelection: Sendable, Hashable {
  private var names: [String: [String: Set<String>]] = [:]

  /// Creates an empty selection.
  public init() {}

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - name: The key of an entry or of a server's text, the name of an intent or of a figure, or
  ///     the text itself where it is a sample.
  ///   - language: The language.
  ///   - slot: The slot's name.
  public mutating func insert(_ name: String, in language: String, of slot: String) {
    names[slot, default: [:]][language, default: []].insert(name)
  }

  /// Whether a slot has something of a language.
  func includes(_ language: String, of slot: String) -> Bool { names[slot]?[language] != nil }

  /// Whether a text belongs to it.
  func includes(_ name: String, in language: String, of slot: String) -> Bool {
    names[slot]?[language]?.contains(name) ?? false
  }
}
