import StringCatalog

/// An entry in one language, its texts laid out flat.
///
/// A class, since every rule is handed it and copies of its parts cost more than the rules; it never changes.
public final class InspectedLocalization: Sendable {
  /// The localization as it stands in the catalog.
  public let localization: CatalogLocalization
  /// Whether the language is the catalog's source language.
  public let isSource: Bool
  /// Every text in the order of the file.
  public let leaves: [InspectedLeaf]
  /// Every plural variation, at any depth; empty for a plain text.
  let pluralVariations: [PluralVariation]
  /// What the texts use of substitutions; nil where there are none.
  let substitutionUse: SubstitutionUse?
  /// Where a source's texts are; nil where there are no two, and in translations.
  private let index: LeafIndex?

  /// The language as the catalog spells it.
  public var language: String { localization.language }

  /// Lays out a localization.
  public init(_ localization: CatalogLocalization, isSource: Bool) {
    self.localization = localization
    self.isSource = isSource
    leaves = localization.content.leaves.map {
      InspectedLeaf($0, language: localization.language)
    }
    pluralVariations = PluralVariation.all(in: localization.content, leaves: leaves)
    substitutionUse = SubstitutionUse(localization.content, leaves: leaves)
    index = isSource && leaves.count > 1 ? LeafIndex(leaves) : nil
  }

  /// The text that stands for another language's: at the same way, else with the nearest category.
  func counterpart(of leaf: InspectedLeaf) -> InspectedLeaf? {
    guard leaves.count > 1 else {
      return leaves.first.flatMap { $0.substitution == leaf.substitution ? $0 : nil }
    }
    return (index ?? LeafIndex(leaves)).counterpart(of: leaf).map { leaves[$0] }
  }
}

/// One text of an entry in one language.
@dynamicMemberLookup
public final class InspectedLeaf: Sendable {
  /// The text and the way to it.
  public let leaf: Leaf
  /// The language as the catalog spells it.
  public let language: String
  /// The text; empty where the catalog has no value.
  public let text: String
  /// The text's format specifiers as they stand, ambiguous ones not yet resolved against a source.
  public let format: FormatString

  /// Lays out a text.
  public init(_ leaf: Leaf, language: String) {
    self.leaf = leaf
    self.language = language
    text = leaf.unit.value ?? ""
    format = FormatString(parsing: text)
  }

  /// What the leaf itself knows.
  public subscript<Value>(dynamicMember member: KeyPath<Leaf, Value>) -> Value {
    leaf[keyPath: member]
  }
}
