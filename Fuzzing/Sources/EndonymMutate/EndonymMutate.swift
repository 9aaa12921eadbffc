import Examination
import Foundation
import StringCatalog

/// Feeds mutated catalogs to everything that reads them, where libFuzzer isn't at hand.
@main
struct EndonymMutate {
  static func main() {
    do {
      if CommandLine.arguments.contains("--help") { return print(Options.help) }
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if !options.examined.isEmpty {
        exit(try examine(options.examined) ? 0 : 1)
      }
      let mutation = try options.mutation()
      if let progress = options.worker {
        try Worker(mutation: mutation, progress: progress).run(options.first..<UInt64.max)
      } else {
        exit(try Supervisor(options: options, mutation: mutation).run() == 0 ? 0 : 1)
      }
    } catch {
      FileHandle.standardError.write(Data("endonym-mutate: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func examine(_ paths: [String]) throws -> Bool {
    var isFine = true
    for path in paths {
      let violations = Examination(of: try RegularFile.bytes(at: path)).violations
      print("\(path): \(violations.isEmpty ? "fine" : violations.joined(separator: "; "))")
      isFine = isFine && violations.isEmpty
    }
    return isFine
  }
}
