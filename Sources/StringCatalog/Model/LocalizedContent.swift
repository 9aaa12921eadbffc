/// What a localization, or a branch of a variation, holds: a text, or variations that lead to texts.
public struct LocalizedContent: Sendable {
  /// The text.
  public var stringUnit: StringUnit?
  /// The texts of an `AppShortcuts` entry.
  public var stringSet: StringSet?
  /// The axes along which the text varies, in the order of the file; Xcode writes at most one.
  public var variations: [VariationAxis]
  /// The parts of the text that vary on their own, in the order of the file.
  public var substitutions: [Substitution]
  /// Fields of no known meaning, kept as they are.
  public var unknownFields: [UnknownField]
  /// The bytes of the object.
  public var range: ByteRange
}

/// An axis along which a text varies, with its branches.
public struct VariationAxis: Sendable {
  /// What a text varies by.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The plural category of a number (CLDR's `zero` … `other`).
    case plural
    /// The device that the app runs on.
    case device
    /// The room that the text has; documented by Apple, seen in no catalog.
    case width
  }

  /// The axis as the catalog spells it.
  public var name: String
  /// The bytes of the axis' key.
  public var nameRange: ByteRange
  /// The branches in the order of the file, duplicates included.
  public var branches: [VariationBranch]
  /// The bytes of the object that holds the branches.
  public var range: ByteRange

  /// What the text varies by; nil where the axis is of no known kind.
  public var kind: Kind? { Kind(rawValue: name) }
}

/// One branch of a variation.
public struct VariationBranch: Sendable {
  /// The plural category, the device or the width, as the catalog spells it.
  public var name: String
  /// The bytes of the branch's key.
  public var nameRange: ByteRange
  /// What the branch holds.
  public var content: LocalizedContent
}

/// A part of a text that varies on its own, written `%#@name@` in the text.
public struct Substitution: Sendable {
  /// The name, as it stands in `%#@name@`.
  public var name: String
  /// The bytes of the name's key.
  public var nameRange: ByteRange
  /// The number of the argument that it stands for, from 1; absent means the order of the text.
  public var argumentNumber: Positioned<Int>?
  /// The specifier of its argument without the percent sign, such as `lld`.
  public var formatSpecifier: Positioned<String>?
  /// What it holds; its texts write the argument as `%arg`.
  public var content: LocalizedContent
}

/// A field of no known meaning, which an edit leaves alone.
public struct UnknownField: Sendable, Hashable {
  /// The field's name.
  public var name: String
  /// The bytes of its key.
  public var nameRange: ByteRange
  /// The bytes of its value.
  public var range: ByteRange
  /// The JSON of its value as it stands in the file.
  public var source: String
}
