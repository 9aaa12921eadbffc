import StringCatalog

/// Finds entries by key, symbol and literal.
///
/// Keys are compared byte by byte, as at run time, where Swift takes equivalent texts for equal.
struct CatalogKeyIndex {
  private let keys: [String]
  private var byKey: [String: [Int]] = [:]
  /// The keys with a percent sign by what stands before the first one, for keys that are unsure.
  private var byStart: [String: [Int]] = [:]
  private var bySymbol: [String: [Int]] = [:]
  private var bySpelling: [String: [Int]] = [:]
  private var byKeyStart: [String: [Int]] = [:]

  init(_ entries: [KeyUsage.Entry]) {
    keys = entries.map(\.key)
    for (index, entry) in entries.enumerated() where !entry.key.isEmpty {
      byKey[entry.key, default: []].append(index)
      if let start = Self.start(of: entry.key) { byStart[start, default: []].append(index) }
      if let symbol = entry.symbol { bySymbol[symbol.base, default: []].append(index) }
      bySpelling[LiteralSpelling.escaped(entry.key), default: []].append(index)
      for start in KeyStart.starts(of: entry.key) { byKeyStart[start, default: []].append(index) }
    }
  }

  /// The entries that a key of a source can mean.
  func entries(matching key: ExtractedKey) -> [Int] {
    if key.isSure { return entries(of: key.text, in: byKey) }
    guard let start = Self.start(of: key.text) else { return [] }
    return (byStart[start] ?? []).filter { key.matches(keys[$0]) }
  }

  /// The entries with a generated symbol of a name.
  func entries(ofSymbol name: String) -> [Int] { bySymbol[name] ?? [] }

  /// The entries whose key a literal is, given as it is written.
  func entries(ofLiteral literal: String) -> [Int] {
    let raw = entries(of: literal, in: byKey)
    let escaped = (bySpelling[literal] ?? []).filter { !raw.contains($0) }
    return raw + escaped
  }

  /// The entries whose key begins with a literal that ends in a separator.
  func entries(startingWith literal: String) -> [Int] { byKeyStart[literal] ?? [] }

  private func entries(of key: String, in index: [String: [Int]]) -> [Int] {
    (index[key] ?? []).filter { keys[$0].utf8.elementsEqual(key.utf8) }
  }

  private static func start(of key: String) -> String? {
    key.utf8.firstIndex(of: UInt8(ascii: "%")).map { String(key[..<$0]) }
  }
}
