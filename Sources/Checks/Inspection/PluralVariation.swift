import PluralRules
import StringCatalog

/// A plural variation of an entry in one language, with the texts of each category.
struct PluralVariation: Sendable {
  /// The texts of one category.
  struct Branch: Sendable {
    /// The category.
    let category: PluralCategory
    /// The bytes of the category's key.
    let nameRange: ByteRange
    /// The texts; several where the branch itself varies, such as by device.
    let leaves: ArraySlice<InspectedLeaf>
  }

  /// The way from the localization to the variation.
  let path: [LeafStep]
  /// The bytes of the key `plural`.
  let nameRange: ByteRange
  /// The substitution that varies; nil where the text itself does.
  let substitution: Substitution?
  /// The branches in the order of the file; of a category that stands twice, the last only.
  let branches: [Branch]

  /// The way to the variation as XLIFF identifiers spell it, such as `substitutions.days.plural`.
  var pathDescription: String {
    (path.map(\.description) + ["plural"]).joined(separator: ".")
  }

  /// Every text of the variation.
  var leaves: some Sequence<InspectedLeaf> { branches.lazy.flatMap(\.leaves) }

  /// The branch of a category.
  subscript(category: PluralCategory) -> Branch? {
    branches.first { $0.category == category }
  }

  /// The plural variations of a localization, at any depth, in the order in which they end.
  ///
  /// The leaves are the localization's, in the order of the file.
  static func all(in content: LocalizedContent, leaves: [InspectedLeaf]) -> [PluralVariation] {
    guard !content.variations.isEmpty || !content.substitutions.isEmpty else { return [] }
    var collector = PluralVariationCollector(leaves: leaves)
    collector.collect(from: content, at: [], in: nil)
    return collector.variations
  }
}

/// Walks through a localization in the order in which its texts were laid out.
private struct PluralVariationCollector {
  let leaves: [InspectedLeaf]
  private(set) var variations: [PluralVariation] = []
  private var next = 0

  init(leaves: [InspectedLeaf]) {
    self.leaves = leaves
  }

  mutating func collect(
    from content: LocalizedContent, at path: [LeafStep], in substitution: Substitution?
  ) {
    if content.stringUnit != nil { next += 1 }
    for axis in content.variations {
      var branches: [PluralVariation.Branch] = []
      for branch in axis.branches {
        let start = next
        collect(
          from: branch.content, at: path + [Self.step(axis, branch.name)], in: substitution)
        guard let category = PluralCategory(rawValue: branch.name) else { continue }
        branches.removeAll { $0.category == category }
        branches.append(
          PluralVariation.Branch(
            category: category, nameRange: branch.nameRange, leaves: leaves[start..<next]))
      }
      if axis.kind == .plural {
        variations.append(
          PluralVariation(
            path: path, nameRange: axis.nameRange, substitution: substitution,
            branches: branches))
      }
    }
    for substitution in content.substitutions {
      collect(
        from: substitution.content, at: path + [.substitution(substitution.name)],
        in: substitution)
    }
  }

  private static func step(_ axis: VariationAxis, _ branch: String) -> LeafStep {
    switch axis.kind {
    case .plural: .plural(branch)
    case .device: .device(branch)
    case .width: .width(branch)
    case nil: .unknown(axis: axis.name, branch: branch)
    }
  }
}
