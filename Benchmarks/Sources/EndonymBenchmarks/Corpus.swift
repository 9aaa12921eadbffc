import Foundation
import StringCatalog

/// The catalogs that a run is measured on.
struct Corpus {
  struct File {
    var path: String
    var bytes: [UInt8]
    var data: Data
  }

  var files: [File]
  var name: String

  /// The catalogs of a directory, the largest first.
  init(directory: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: directory)
    try self.init(
      name: directory,
      paths: names.filter { $0.hasSuffix(".xcstrings") }.sorted().map { "\(directory)/\($0)" })
  }

  /// The catalogs at given paths, the largest first.
  init(name: String, paths: [String]) throws {
    self.name = name
    files = try paths.map { path in
      let bytes = try RegularFile.bytes(at: path)
      return File(path: path, bytes: bytes, data: Data(bytes))
    }
    .sorted { ($1.bytes.count, $0.path) < ($0.bytes.count, $1.path) }
  }

  var size: Int { files.reduce(0) { $0 + $1.bytes.count } }
  var paths: [String] { files.map(\.path) }

  /// The first so many, which are the largest.
  func largest(_ count: Int) throws -> Corpus {
    try Corpus(name: "the \(count) largest", paths: Array(paths.prefix(count)))
  }
}
