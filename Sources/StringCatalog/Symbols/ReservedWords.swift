/// The words that a generated symbol can't have as its name, or only in backticks.
enum ReservedWords {
  /// Whether Xcode refuses a name as "too close to a reserved keyword", whatever its case.
  ///
  /// Source: reports of "This key is too close to a reserved keyword in Swift." for `Type`.
  /// Inferred: the other words that keep their meaning after a dot, SE-0071's `self` and `Protocol`,
  /// and `init`.
  static func isTooClose(_ name: String) -> Bool {
    ["self", "type", "protocol", "init"].contains(name.lowercased())
  }

  /// The names that no type inside `LocalizedStringResource` may have, or that would hide a type
  /// which the generated code uses there.
  ///
  /// Source: SE-0071 for the words with a meaning after a dot; inferred: that such a table is refused.
  static let tables: Set<String> = Set(
    ["Type", "Protocol", "Self", "self", "init", "LocalizedStringResource", "BundleDescription"]
      + ["Foundation", "resource_bundle"] + SwiftArgumentType.allCases.map(\.rawValue))

  /// Swift's keywords that are reserved everywhere: The Swift Programming Language, "Lexical
  /// Structure", those used in declarations, statements, expressions and types.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "nonisolated", "open", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
