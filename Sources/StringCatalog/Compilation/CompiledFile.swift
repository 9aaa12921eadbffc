/// One file of a compiled catalog: the texts of a language, plain or varied.
public struct CompiledFile: Sendable, Hashable {
  /// What a file holds, by its extension.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Plain texts.
    case strings
    /// Texts that vary.
    case stringsdict
  }

  /// The language as the catalog spells it.
  public var language: String
  /// The name of the table.
  public var table: String
  /// What it holds.
  public var kind: Kind
  /// The texts by key.
  public var content: PropertyListDictionary

  /// The path below the output directory, such as `de.lproj/Localizable.strings`.
  public var path: String { "\(language).lproj/\(table).\(kind.rawValue)" }
}
