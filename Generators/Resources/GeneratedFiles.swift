import Foundation

/// Generated files, to be written into the repository or compared with what is there.
public struct GeneratedFiles {
  private let files: [(path: String, text: String)]

  /// Takes files by their path from the repository's root.
  public init(_ files: [(path: String, text: String)]) { self.files = files }

  /// Runs a generator's command: `[--check] [<repository root>]`.
  ///
  /// Returns the exit code: 0 done or current, 1 not current, 2 wrong usage or no data.
  public static func run(
    arguments: [String], generate: () throws -> [(path: String, text: String)]
  ) -> Int32 {
    let isCheck = arguments.contains("--check")
    let rest = arguments.filter { $0 != "--check" }
    guard rest.count <= 1, !(rest.first?.hasPrefix("-") ?? false) else {
      FileHandle.standardError.write(Data("usage: [--check] [<repository root>]\n".utf8))
      return 2
    }
    do {
      let files = GeneratedFiles(try generate())
      let root = URL(fileURLWithPath: rest.first ?? ".", isDirectory: true)
      return isCheck ? files.check(in: root) : try files.write(in: root)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 2
    }
  }

  private func write(in root: URL) throws -> Int32 {
    for file in files {
      try Data(file.text.utf8).write(to: root.appendingPathComponent(file.path))
      print("wrote \(file.path)")
    }
    return 0
  }

  private func check(in root: URL) -> Int32 {
    var stale: [String] = []
    for file in files {
      let committed = try? Data(contentsOf: root.appendingPathComponent(file.path))
      if committed != Data(file.text.utf8) { stale.append(file.path) }
    }
    for path in stale { print("error: \(path) is not what the generator writes; run it again") }
    if stale.isEmpty { print("\(files.count) generated files are current") }
    return stale.isEmpty ? 0 : 1
  }
}
