import Foundation
import SkylightDates

/// What the arguments ask for.
enum TerminalCommand: Equatable {
  case page(Locale)
  case help

  static let usage = """
    skylight                      the forecast in the language of the environment
    skylight --language LANGUAGE  the forecast in a language, such as th, pt-BR or zh-TW
    """

  /// Reads the arguments; without a language the environment tells it.
  init(arguments: [String], environment: [String: String]) throws(TerminalError) {
    switch arguments.first {
    case nil: self = .page(Self.locale(of: environment))
    case "--language" where arguments.count == 2, "-l" where arguments.count == 2:
      guard let locale = LanguageChoice(arguments[1]).locale else {
        throw TerminalError(message: LanguageChoice(arguments[1]).refusal)
      }
      self = .page(locale)
    case "--help" where arguments.count == 1, "-h" where arguments.count == 1: self = .help
    default:
      throw TerminalError(
        message: "can't read '\(arguments.joined(separator: " "))'; the calls are:\n\(Self.usage)")
    }
  }

  /// The locale of the environment (POSIX, "Internationalization Variables"), where the app speaks
  /// its language.
  private static func locale(of environment: [String: String]) -> Locale {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let identifier = value?.prefix { $0 != "." && $0 != "@" }
    return identifier.flatMap { LanguageChoice(String($0)).locale }
      ?? Locale(identifier: Language.fallback.identifier)
  }
}

/// Why the arguments can't be followed.
struct TerminalError: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
