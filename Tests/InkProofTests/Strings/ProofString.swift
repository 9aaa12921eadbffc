import Foundation

/// A text with its language, to be measured by everyone.
struct ProofString: Sendable, Hashable, Codable, CustomStringConvertible {
  /// BCP 47.
  var language: String
  var text: String

  var description: String { "\(language): \(text.debugDescription)" }

  /// What is hard to measure, chosen by hand.
  static func difficult() throws -> [ProofString] {
    try rows(of: "difficult-strings.tsv").map {
      ProofString(language: $0[0], text: unescaped($0[1]))
    }
  }

  /// Every text of the example apps in all of their languages, placeholders and all.
  static func examples() throws -> [ProofString] {
    let examples = root.appendingPathComponent("Examples")
    let files = FileManager.default.enumerator(at: examples, includingPropertiesForKeys: nil)
    var strings: Set<ProofString> = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "xcstrings", !file.path.contains("/.build/") {
        strings.formUnion(try CatalogTexts(data: Data(contentsOf: file)).strings)
      }
    }
    return strings.sorted { ($0.language, $0.text) < ($1.language, $1.text) }
  }

  /// The columns of a file that lies here; lines that begin with `#` are remarks.
  static func rows(of name: String) throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(name)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.hasPrefix("#") ? nil : line.split(separator: "\t").map(String.init)
    }
  }

  /// The text with its `\u{…}` as the characters that they stand for.
  static func unescaped(_ text: String) -> String {
    text.replacing(/\\u\{([0-9A-F]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardized
  }
}
