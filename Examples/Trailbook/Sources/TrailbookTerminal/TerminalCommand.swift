import Foundation

/// What the arguments ask for.
enum TerminalCommand {
  case page(Locale)
  case quirks
  case help

  init(arguments: [String]) throws(TerminalError) {
    switch arguments.first {
    case nil: self = .page(Locale(identifier: "en-US"))
    case "quirks" where arguments.count == 1: self = .quirks
    case "--help" where arguments.count == 1, "-h" where arguments.count == 1: self = .help
    case "--locale" where arguments.count == 2:
      self = .page(Locale(identifier: arguments[1]))
    default:
      throw TerminalError(message: "can't read '\(arguments.joined(separator: " "))'")
    }
  }

  static let usage = [
    "trailbook                     a page of the journal",
    "trailbook --locale LOCALE     the page for a reader, such as fr-CA",
    "trailbook quirks              every figure in every language",
  ]
}

/// Why the arguments can't be followed.
struct TerminalError: Error, CustomStringConvertible {
  var message: String
  var description: String {
    ([message + "; the commands are:"] + TerminalCommand.usage).joined(separator: "\n")
  }
}
