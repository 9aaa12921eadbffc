import Foundation

/// What a run was asked for.
struct Options {
  var corpus: String?
  var endonym: String?
  var sources: String?
  var rounds = 15
  var onlyStrings = false
  var strict = false
  var onlyInk = false

  static let help = """
    usage: endonym-benchmarks [--corpus DIRECTORY] [--sources DIRECTORY] [--endonym EXECUTABLE]
                              [--rounds N] [--only-ink] [--only-strings] [--strict]

      --corpus DIRECTORY    the catalogs to measure on (default: $ENDONYM_CORPUS, then ../shared/corpus)
      --sources DIRECTORY   the Swift sources to measure on (default: $ENDONYM_SOURCES, then made up)
      --endonym EXECUTABLE  the release build of the command (default: ../.build/release/endonym)
      --rounds N            how many rounds the medians are taken of (default: 15)
      --only-ink            measure widths alone
      --only-strings        measure look-ups of localized texts alone (Linux)
      --strict              exit with 1 where a goal is missed
    """

  init(_ arguments: [String], environment: [String: String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--strict": strict = true
      case "--only-ink": onlyInk = true
      case "--only-strings": onlyStrings = true
      case "--corpus": corpus = try Self.value(of: option, &rest)
      case "--sources": sources = try Self.value(of: option, &rest)
      case "--endonym": endonym = try Self.value(of: option, &rest)
      case "--rounds":
        guard let number = Int(try Self.value(of: option, &rest)), number > 0 else {
          throw BenchmarkError("--rounds needs a number above 0")
        }
        rounds = number
      default: throw BenchmarkError("unknown option '\(option)'\n\(Self.help)")
      }
    }
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    corpus =
      corpus ?? environment["ENDONYM_CORPUS"]
      ?? Self.existing(root.appendingPathComponent("../shared/corpus").standardized.path)
    sources = sources ?? environment["ENDONYM_SOURCES"]
    endonym = endonym ?? Self.existing(root.appendingPathComponent(".build/release/endonym").path)
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst() else { throw BenchmarkError("\(option) needs a value") }
    return value
  }

  private static func existing(_ path: String) -> String? {
    FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
