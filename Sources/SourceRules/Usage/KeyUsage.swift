import Checks
import Findings
import StringCatalog

/// Which entries of a project's catalogs its sources use, and which keys they use in vain.
public struct KeyUsage: Sendable {
  /// A look-up with the source that makes it.
  public struct LookUp: Sendable, Hashable {
    /// The path by which reports call the source.
    public var path: String
    /// The look-up.
    public var use: LocalizedUse
  }

  /// An entry of a catalog with what uses it.
  public struct Entry: Sendable {
    /// The catalog, as an index of the project's.
    public var catalog: Int
    /// The entry, as an index of the catalog's.
    public var index: Int
    /// The key.
    public var key: String
    /// The name of the entry's generated symbol, where Xcode makes one.
    public var symbol: SymbolName?
    /// The calls that look the key up.
    public var lookUps: [LookUp] = []
    /// The sources that have the symbol's name behind a dot.
    public var symbolPaths: [String] = []
    /// The sources that have the key as a whole literal, in a look-up or elsewhere.
    public var literalPaths: [String] = []
    /// Whether a comment declares the key as put together at run time.
    public var isDeclared = false
    /// Whether the key is named elsewhere, as in a storyboard, or the code puts it together from a
    /// literal with its start.
    public var isMentioned = false

    /// Whether anything in the sources uses the entry.
    public var isUsed: Bool {
      isDeclared || isMentioned || !lookUps.isEmpty || !symbolPaths.isEmpty || !literalPaths.isEmpty
    }
  }

  /// A comment that declares keys, with its source.
  public struct Pattern: Sendable, Hashable {
    /// The path by which reports call the source.
    public var path: String
    /// What the comment declares.
    public var declared: DynamicKey
  }

  /// The entries of all catalogs, in their order.
  public private(set) var entries: [Entry] = []
  /// The look-ups of keys that no catalog of the table has, in the order of files and places.
  public private(set) var missing: [LookUp] = []
  /// The declarations of keys that no catalog has.
  public private(set) var unmatchedPatterns: [Pattern] = []
  /// How many look-ups the sources make.
  public private(set) var lookUpCount = 0

  /// Joins the sources' look-ups, names and literals with the catalogs' entries.
  ///
  /// - Parameters:
  ///   - project: The sources and catalogs.
  ///   - countsTests: Whether what tests use counts, though no user sees their texts.
  public init(_ project: SourceProject, countsTests: Bool = false) {
    for (catalogIndex, catalog) in project.catalogs.enumerated() {
      for (index, entry) in catalog.catalog.entries.enumerated() {
        entries.append(
          Entry(
            catalog: catalogIndex, index: index, key: entry.key,
            symbol: entry.generatesSwiftSymbol
              ? try? SymbolName(key: entry.key, table: catalog.table) : nil,
            isMentioned: project.mentionedKeys.contains(entry.key)))
      }
    }
    let index = CatalogKeyIndex(entries)
    let declaredTypes = project.files.reduce(into: Set<String>()) {
      $0.formUnion($1.facts?.declaredTypes ?? [])
    }
    let tables = project.catalogs.map(\.table)
    for file in project.files where countsTests || !file.place.isTest {
      for use in file.facts?.uses ?? [] {
        if let type = use.unlessDeclared, declaredTypes.contains(type) { continue }
        lookUpCount += 1
        let found = index.entries(matching: use.key).filter {
          use.hasComputedTable || tables[entries[$0].catalog] == use.tableName
        }
        for entry in found {
          entries[entry].lookUps.append(LookUp(path: file.path, use: use))
        }
        if found.isEmpty, use.isExpected(in: tables), !file.place.isTest {
          missing.append(LookUp(path: file.path, use: use))
        }
      }
      note(file, index)
    }
  }

  private mutating func note(_ file: SourceProject.File, _ index: CatalogKeyIndex) {
    for name in file.words.members {
      for entry in index.entries(ofSymbol: name) { entries[entry].symbolPaths.append(file.path) }
    }
    for literal in file.words.literals {
      for entry in index.entries(ofLiteral: literal) {
        entries[entry].literalPaths.append(file.path)
      }
      for entry in index.entries(startingWith: literal) { entries[entry].isMentioned = true }
    }
    for declared in file.facts?.dynamicKeys ?? [] {
      let pattern = KeyPattern(declared.pattern)
      var isMatched = false
      for position in entries.indices where pattern.matches(entries[position].key) {
        entries[position].isDeclared = true
        isMatched = true
      }
      if !isMatched { unmatchedPatterns.append(Pattern(path: file.path, declared: declared)) }
    }
  }

  /// The entries that no source uses, as indices; nil where that isn't known.
  ///
  /// Left out are texts that the system reads, keys without a letter, and those that Xcode has marked
  /// as stale.
  public func unused(in project: SourceProject) -> [Int]? {
    guard project.isWhole, project.files.contains(where: { !$0.place.isTest }) else { return nil }
    return entries.indices.filter { index in
      let used = entries[index]
      guard !used.isUsed, ExtractedKey(used.key).hasLetters else { return false }
      let catalog = project.catalogs[used.catalog]
      return !SystemTable.contains(catalog)
        && catalog.catalog.entries[used.index].extractionState?.value != .stale
    }
  }
}

extension KeyUsage.LookUp {
  /// Where the look-up stands.
  public var location: SourceLocation { SourceLocation(path: path, use.position) }
}
