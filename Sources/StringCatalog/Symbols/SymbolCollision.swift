/// Entries whose generated symbols get in one another's way.
public struct SymbolCollision: Sendable, Hashable {
  /// How near the symbols come.
  public enum Kind: Sendable, Hashable {
    /// Name and labels are the same, and Xcode refuses to generate the symbols.
    case sameSymbol
    /// The names are the same; only the parameters keep the symbols apart.
    case sameName
    /// The names differ only by case.
    case sameIgnoringCase
  }

  /// How near the symbols come.
  public var kind: Kind
  /// The symbols, as indices into the list that was searched, in its order; at least two.
  public var indices: [Int]

  /// Creates a collision.
  public init(kind: Kind, indices: [Int]) {
    self.kind = kind
    self.indices = indices
  }

  /// Finds the collisions among the symbols of one target.
  ///
  /// Symbols of different tables don't collide, as their namespaces differ. Of symbols that are the
  /// same, the first stands for all of them where names are compared; of symbols that have the same
  /// name, the first stands for all of them where case is ignored.
  ///
  /// - Parameter signatures: The signatures, in the order in which the first is to be kept.
  /// - Returns: The collisions, those of one kind together, ordered by their first index.
  public static func find(in signatures: [SymbolSignature]) -> [SymbolCollision] {
    let symbols = groups(of: Array(signatures.indices)) {
      SymbolIdentity(name: signatures[$0].name, labels: signatures[$0].labels)
    }
    let names = groups(of: symbols.compactMap(\.first)) { signatures[$0].name }
    let cases = groups(of: names.compactMap(\.first)) {
      signatures[$0].name.description.lowercased()
    }
    return collisions(.sameSymbol, symbols) + collisions(.sameName, names)
      + collisions(.sameIgnoringCase, cases)
  }

  private static func collisions(_ kind: Kind, _ groups: [[Int]]) -> [SymbolCollision] {
    groups.filter { $0.count > 1 }.map { SymbolCollision(kind: kind, indices: $0) }
  }

  private static func groups(
    of indices: [Int], by key: (Int) -> some Hashable
  ) -> [[Int]] {
    Dictionary(grouping: indices, by: key).values
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  private struct SymbolIdentity: Hashable {
    var name: SymbolName
    var labels: [String?]
  }
}

extension SymbolSignature {
  /// The labels of the parameters, in order; `nil` where a parameter has none.
  public var labels: [String?] { parameters.map(\.label) }
}
