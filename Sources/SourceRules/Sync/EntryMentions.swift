import Checks
import StringCatalog

/// The ways besides a look-up in which sources name a catalog's entries.
public struct EntryMentions: Sendable {
  private var literals: Set<String>
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

  /// Notes keys that are named otherwise.
  public mutating func add(keys: Set<String>) {
    literals.formUnion(keys)
  }

  /// Whether some source names an entry: by its symbol, as a literal, or by a pattern.
  public func contain(_ entry: CatalogEntry) -> Bool {
    if literals.contains(entry.key) { return true }
    if let name = try? SymbolName(key: entry.key), members.contains(name.base) { return true }
    return patterns.contains { $0.matches(entry.key) }
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
