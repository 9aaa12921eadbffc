import Findings
import StringCatalog

/// One place in a source that uses an entry.
public struct KeyUse: Sendable, Hashable {
  /// How the entry is used.
  public enum Kind: Sendable, Hashable {
    /// A call looks the key up; the text is the routine's name.
    case lookUp(String)
    /// A generated symbol is named; the text is how it is written.
    case symbol(String)
    /// The key stands as a literal.
    case literal
  }

  /// How it is used.
  public var kind: Kind
  /// Where.
  public var location: SourceLocation
}

extension KeyUsage {
  /// Every place that uses some entries, in the order of files and places.
  ///
  /// Look-ups are known; for symbols and literals the sources that have them are read again. A
  /// generated symbol isn't told from another static member of the same name.
  ///
  /// - Parameters:
  ///   - wanted: The entries, as indices of ``entries``.
  ///   - read: Reads the source that reports call by a path; nil where it can't be read.
  /// - Returns: The places of each entry.
  public func uses(of wanted: [Int], reading read: (String) -> [UInt8]?) -> [Int: [KeyUse]] {
    let namespaces = Set(entries.compactMap(\.symbol?.namespace))
    var uses: [Int: [KeyUse]] = [:]
    var bySource: [String: [Int]] = [:]
    for index in wanted {
      uses[index] = entries[index].lookUps.map {
        KeyUse(
          kind: .lookUp($0.use.routine),
          location: SourceLocation(path: $0.path, $0.use.position))
      }
      for path in Set(entries[index].symbolPaths + entries[index].literalPaths) {
        bySource[path, default: []].append(index)
      }
    }
    for (path, indices) in bySource {
      guard let bytes = read(path) else { continue }
      let places = WordPlaces(
        of: Set(indices.compactMap { entries[$0].symbol?.base }),
        Set(indices.flatMap { [entries[$0].key, LiteralSpelling.escaped(entries[$0].key)] }),
        in: bytes)
      for index in indices {
        let entry = entries[index]
        let lookedUp = Set(
          entry.lookUps.filter { $0.path == path }.map(\.use.position.offset))
        uses[index]? += places.members.compactMap { member in
          guard let symbol = entry.symbol, member.name == symbol.base,
            symbol.isNamed(by: member.owner, namespaces)
          else { return nil }
          let written = [member.owner ?? "", member.name].joined(separator: ".")
          return KeyUse(
            kind: .symbol(written), location: SourceLocation(path: path, member.position))
        }
        let spellings = [entry.key, LiteralSpelling.escaped(entry.key)]
        uses[index]? += places.literals.compactMap { literal in
          guard spellings.contains(literal.text), !lookedUp.contains(literal.position.offset)
          else { return nil }
          return KeyUse(kind: .literal, location: SourceLocation(path: path, literal.position))
        }
      }
    }
    return uses.mapValues { $0.sorted { $0.location < $1.location } }
  }
}

extension SymbolName {
  /// Whether what stands before the dot leads to this symbol rather than to another table's.
  fileprivate func isNamed(by owner: String?, _ namespaces: Set<String>) -> Bool {
    if let namespace { return owner == namespace }
    return owner.map { !namespaces.contains($0) } ?? true
  }
}
