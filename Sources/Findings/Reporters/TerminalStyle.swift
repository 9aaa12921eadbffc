/// How a stretch of text looks on a terminal: SGR parameters of ECMA-48, section 8.3.117.
enum TerminalStyle: String {
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case mark = "1;35"
  case strong = "1"
  case faint = "2"

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The text between the control sequences that begin and end the look.
  func applied(to text: String) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
