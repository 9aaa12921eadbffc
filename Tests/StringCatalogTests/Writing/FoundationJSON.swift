import Foundation

/// Foundation's JSON, by which Xcode writes String Catalogs.
enum FoundationJSON {
  /// What `JSONSerialization` writes with the options that reproduce Xcode's files.
  static func written(_ object: Any) throws -> [UInt8] {
    Array(
      try JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]))
  }
}
