import Checks
import StringCatalog

/// A path or pattern in which `{language}` stands for a language, which a path then tells.
struct LanguagePattern {
  /// What stands for the language.
  static let placeholder = "{language}"

  /// The pattern as it is written.
  let text: String

  /// The pattern with `*` for the language.
  var glob: String { text.replacing(Self.placeholder, with: "*") }

  /// Whether a path tells the language.
  var namesLanguage: Bool { text.contains(Self.placeholder) }

  /// The language that a path tells, given by its names; nil where it tells none.
  func language(in names: ArraySlice<String>) -> String? {
    guard namesLanguage else { return nil }
    var best: String?
    for name in names {
      for candidate in Self.candidates(in: name)
      where candidate.utf8.count > (best?.utf8.count ?? 0) && matches(candidate, names) {
        best = candidate
      }
    }
    return best
  }

  private func matches(_ language: String, _ names: ArraySlice<String>) -> Bool {
    GlobPattern(text.replacing(Self.placeholder, with: language)).matches(names)
      && Self.isLanguage(language)
  }

  /// Whether a text is made as identifiers of languages are, and names a language.
  static func isLanguage(_ text: String) -> Bool {
    !LanguageIdentifier(parsing: text).problems.contains {
      $0.kind == .malformed || $0.kind == .unknownLanguage
    }
  }

  /// The parts of a name that could be a language: up to five runs of letters and digits.
  private static func candidates(in name: String) -> [String] {
    let bytes = Array(name.utf8.prefix(255))
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...bytes.count {
      if index < bytes.count, isAlphanumeric(bytes[index]) {
        start = start ?? index
      } else if let begin = start {
        runs.append(begin..<index)
        start = nil
      }
    }
    return runs.indices.flatMap { first in
      (first..<min(runs.count, first + 5)).compactMap { last in
        let range = runs[first].lowerBound..<runs[last].upperBound
        guard range.count <= 35, bytes[range].allSatisfy(isIdentifierByte) else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
      }
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
