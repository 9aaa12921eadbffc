/// What a sentence ends with, whatever sign its language has for it.
enum TerminalPunctuation: Hashable {
  /// The end of a statement.
  case stop
  /// The end of a question.
  case question
  /// The end of an exclamation.
  case exclamation
  /// The announcement of what follows.
  case colon
  /// The end of a part of a sentence: a comma or a semicolon.
  case pause
  /// Something left out or still to come.
  case ellipsis

  /// The name, with its article.
  var name: String {
    switch self {
    case .stop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    case .pause: "a comma or semicolon"
    case .ellipsis: "an ellipsis"
    }
  }
}
