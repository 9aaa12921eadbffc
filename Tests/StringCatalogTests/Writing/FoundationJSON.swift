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

  /// What `JSONSerialization` reads, as dictionaries, arrays, strings and numbers.
  static func read(_ bytes: some Sequence<UInt8>) throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    guard let dictionary = object as? NSDictionary else { throw CocoaError(.coderInvalidValue) }
    return dictionary
  }
}
