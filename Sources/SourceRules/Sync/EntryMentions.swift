import Checks
import StringCatalog

/// The ways besides a look-up in which sources name a catalog's entries.
public struct EntryMentions: Sendable {
  private let literals: Set<String>
  private let members: Set<String>
  private let patterns: [KeyPattern]

  /// Gathers what sources name.
  ///
  /// - Parameters:
  ///   - files: The sources; tests don't count, since no user sees their texts.
  ///   - otherLiterals: Keys that files of other kinds name.
  public init(_ files: [SourceProject.File], otherLiterals: Set<String> = []) {
    var literals = otherLiterals
    var members: Set<String> = []
    var patterns: [KeyPattern] = []
    for file in files where !file.place.isTest {
      literals.formUnion(file.words.literals)
      members.formUnion(file.words.members)
      patterns += (file.facts?.dynamicKeys ?? []).map { KeyPattern($0.pattern) }
    }
    self.literals = literals
    self.members = members
    self.patterns = patterns
  }

  /// Whether some source names an entry: by its symbol, as a literal, or by a pattern.
  public func contain(_ entry: CatalogEntry) -> Bool {
    if literals.contains(entry.key) { return true }
    if let name = try? SymbolName(key: entry.key), members.contains(name.base) { return true }
    return patterns.contains { $0.matches(entry.key) }
  }
}

/// A pattern of keys, as a comment declares it: `*` stands for any text.
public struct KeyPattern: Sendable, Hashable {
  private let parts: [[UInt8]]

  /// Creates a pattern.
  public init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether a key as a whole matches; takes time proportional to pattern times key at most.
  public func matches(_ key: String) -> Bool {
    var rest = Array(key.utf8)[...]
    guard let first = parts.first, rest.starts(with: first) else { return false }
    guard parts.count > 1, let last = parts.last else { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let end = Self.end(of: part, in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  private static func end(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    while start + part.count <= bytes.endIndex {
      if bytes[start..<(start + part.count)].elementsEqual(part) { return start + part.count }
      start += 1
    }
    return nil
  }
}

extension UsedWords {
  /// The literals of a file of any kind that are keys of some catalogs.
  public static func literals(
    in bytes: [UInt8], amongKeysOf catalogs: [InspectedCatalog]
  ) -> Set<String> {
    let wanted = WantedWords(
      triggers: nil, members: [String](), literals: SourceProject.keys(of: catalogs))
    return wanted.search(bytes).used.literals
  }
}
