import Foundation
import StringCatalog

/// What the harness was asked for.
struct Options {
  var seconds = 60.0
  var first: UInt64 = 0
  var seeds: [String] = []
  var dictionary: String?
  var failures = "Failures"
  var worker: String?
  var examined: [String] = []

  static let help = """
    usage: endonym-mutate [--seconds N] [--first NUMBER] [--seeds DIRECTORY]… [--dictionary FILE]
                          [--failures DIRECTORY]
           endonym-mutate --examine FILE…

      --seconds N           how long to go on (default: 60)
      --first NUMBER        the number of the first input; inputs depend on it and the seeds alone
      --seeds DIRECTORY     catalogs to start from
      --dictionary FILE     words to put in, in libFuzzer's notation
      --failures DIRECTORY  where inputs that fail are kept (default: Failures)
      --examine FILE…       examine files as they are
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw FuzzingError("\(option) needs a value") }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--seconds": seconds = Double(try value(option)) ?? seconds
      case "--first": first = UInt64(try value(option)) ?? first
      case "--seeds": seeds.append(try value(option))
      case "--dictionary": dictionary = try value(option)
      case "--failures": failures = try value(option)
      case "--worker": worker = try value(option)
      case "--examine":
        examined = Array(rest)
        rest = []
      default: throw FuzzingError("unknown option '\(option)'\n\(Self.help)")
      }
    }
  }

  /// The seeds and words that were named.
  func mutation() throws -> Mutation {
    let paths = try seeds.flatMap { directory in
      try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
        .map { "\(directory)/\($0)" }
    }
    let texts = paths.compactMap { try? RegularFile.bytes(at: $0, maximumSize: 256 << 10) }
    guard !texts.isEmpty else { throw FuzzingError("no seeds; name a directory with --seeds") }
    let words = try dictionary.map { try FuzzingDictionary(path: $0).words } ?? []
    return Mutation(seeds: texts, words: words)
  }

  func workerArguments(first: UInt64, progress: String) -> [String] {
    var arguments = ["--worker", progress, "--first", String(first)]
    for directory in seeds { arguments += ["--seeds", directory] }
    if let dictionary { arguments += ["--dictionary", dictionary] }
    return arguments
  }
}
