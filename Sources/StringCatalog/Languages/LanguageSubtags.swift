/// The parts of a language tag by the grammar of RFC 5646, section 2.1, in canonical case.
struct LanguageSubtags: CustomStringConvertible {
  /// A subtag that the grammar has no place for.
  struct Misplaced: Error {
    let subtag: String
  }

  /// Empty for a tag of private use alone.
  var language = ""
  var extendedLanguages: [String] = []
  var script: String?
  var region: String?
  var variants: [String] = []
  var extensions: [String] = []

  /// Takes a tag apart; its subtags may have any case.
  init(_ subtags: [String]) throws(Misplaced) {
    var rest = subtags[...]
    guard let first = subtags.first else { throw Misplaced(subtag: "") }
    if first.lowercased() != "x" {
      guard first.isLetters, (2...8).contains(first.utf8.count) else {
        throw Misplaced(subtag: first)
      }
      language = first.lowercased()
      rest = rest.dropFirst()
      if first.utf8.count <= 3 { readExtendedLanguages(&rest) }
      readScriptAndRegion(&rest)
      try readVariants(&rest)
    }
    try readExtensions(&rest)
    if let left = rest.first { throw Misplaced(subtag: left) }
  }

  var description: String {
    let head = language.isEmpty ? [] : [language]
    let places = [script, region].compactMap(\.self)
    return (head + extendedLanguages + places + variants + extensions).joined(separator: "-")
  }

  private mutating func readExtendedLanguages(_ rest: inout ArraySlice<String>) {
    while let next = rest.first, next.utf8.count == 3, next.isLetters, extendedLanguages.count < 3 {
      extendedLanguages.append(next.lowercased())
      rest = rest.dropFirst()
    }
  }

  private mutating func readScriptAndRegion(_ rest: inout ArraySlice<String>) {
    if let next = rest.first, next.utf8.count == 4, next.isLetters {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    guard let next = rest.first else { return }
    let length = next.utf8.count
    if length == 2 && next.isLetters || length == 3 && next.isDigits {
      region = next.uppercased()
      rest = rest.dropFirst()
    }
  }

  private mutating func readVariants(_ rest: inout ArraySlice<String>) throws(Misplaced) {
    while let next = rest.first, (4...8).contains(next.utf8.count), next.isAlphanumeric,
      next.utf8.count > 4 || next.utf8.first.map({ $0 < 0x3A }) ?? false
    {
      let variant = next.lowercased()
      guard !variants.contains(variant) else { throw Misplaced(subtag: next) }
      variants.append(variant)
      rest = rest.dropFirst()
    }
    variants.sort()
  }

  private mutating func readExtensions(_ rest: inout ArraySlice<String>) throws(Misplaced) {
    var found: [String] = []
    while let singleton = rest.first, singleton.utf8.count == 1, singleton.isAlphanumeric {
      let isPrivate = singleton.lowercased() == "x"
      let minimum = isPrivate ? 1 : 2
      let values = rest.dropFirst().prefix {
        (minimum...8).contains($0.utf8.count) && $0.isAlphanumeric
      }
      let part = ([singleton] + values).joined(separator: "-").lowercased()
      let isRepeated = found.contains { $0.prefix(2) == part.prefix(2) }
      guard !values.isEmpty, !isRepeated else { throw Misplaced(subtag: singleton) }
      rest = rest.dropFirst(1 + values.count)
      if isPrivate {
        extensions = found.sorted() + [part]
        return
      }
      found.append(part)
    }
    extensions = found.sorted()
  }
}

extension String {
  fileprivate var isLetters: Bool {
    !isEmpty && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }

  fileprivate var isAlphanumeric: Bool {
    !isEmpty
      && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }
}
