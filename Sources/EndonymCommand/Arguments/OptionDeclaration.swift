/// An option of a command: its name, its value if it takes one, and what it does.
///
/// Parsing, help, suggestions and completions are all made from these declarations.
struct OptionDeclaration: Sendable, Hashable {
  /// What stands behind an option.
  struct Value: Sendable, Hashable {
    /// What a shell may offer for a value.
    enum Kind: Sendable, Hashable {
      case text
      case file
      case folder
      /// One of some words; anything else is refused.
      case choice([String])
      /// Words worth offering, among others.
      case suggestions([String])
    }

    /// The value's name in the help, in capitals.
    var placeholder: String
    var kind: Kind
  }

  /// The name without its dashes.
  var name: String
  /// The letter that stands for it behind a single dash.
  var letter: Character?
  /// The value; nil for a flag.
  var value: Value?
  /// Whether it may be given more than once.
  var repeats = false
  /// What it does, in one sentence without a full stop, and its default in parentheses: `(default: text)`.
  var summary: String

  static func flag(_ name: String, letter: Character? = nil, _ summary: String) -> Self {
    Self(name: name, letter: letter, summary: summary)
  }

  static func value(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ kind: Value.Kind,
    repeats: Bool = false, _ summary: String
  ) -> Self {
    Self(
      name: name, letter: letter, value: Value(placeholder: placeholder, kind: kind),
      repeats: repeats, summary: summary)
  }

  /// The option as the help shows it: `-o, --output FILE`.
  var usage: String {
    let names = (letter.map { "-\($0), " } ?? "    ") + "--\(name)"
    return value.map { "\(names) \($0.placeholder)" } ?? names
  }
}
