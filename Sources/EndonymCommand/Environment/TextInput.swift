/// Where a command asks: standard input, or a test's lines.
protocol TextInput: Sendable {
  /// Whether a person can answer.
  var isTerminal: Bool { get }

  /// The next line without its end; nil where there is none.
  func line() -> String?
}

/// Nobody to ask.
struct NoInput: TextInput {
  var isTerminal: Bool { false }

  func line() -> String? { nil }
}
