import Foundation

/// A process that reads catalogs and parses them with Foundation, and does nothing else.
enum FoundationParse {
  /// The first argument that turns this program into that process.
  static let probe = "--parse-with-foundation"

  static func run(_ paths: ArraySlice<String>) throws {
    for path in paths {
      _ = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }
}
