import StringCatalog

/// Finds which of a localization's texts stands for another language's.
struct LeafIndex: Sendable {
  private var positions: [[LeafStep]: Int] = [:]
  /// The text of each substitution, and of none, that stands for those that have no other.
  private var fallbacks: [String?: Fallback] = [:]

  private struct Fallback {
    var position: Int
    var isOther: Bool
  }

  /// Lays out the texts of a localization.
  init(_ leaves: [InspectedLeaf]) {
    for (position, leaf) in leaves.enumerated() {
      if positions[leaf.path] == nil { positions[leaf.path] = position }
      let isOther = leaf.path.last == Self.other
      let substitution = leaf.substitution
      if fallbacks[substitution]?.isOther != true {
        fallbacks[substitution] = Fallback(position: position, isOther: isOther)
      }
    }
  }

  private static let other = LeafStep.plural("other")

  /// The position of the text at the same way; else of `other` in the same plural, of the first
  /// `other` in the same substitution, or of the last text in it.
  func counterpart(of leaf: InspectedLeaf) -> Int? {
    if let same = positions[leaf.path] { return same }
    if case .plural = leaf.path.last, let other = positions[leaf.path.dropLast() + [Self.other]] {
      return other
    }
    return fallbacks[leaf.substitution]?.position
  }
}
