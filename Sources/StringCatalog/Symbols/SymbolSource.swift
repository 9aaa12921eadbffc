/// What a catalog's entry contributes to its generated symbol.
public struct SymbolSource: Sendable, Hashable {
  /// The entry's key.
  public var key: String
  /// The table: the catalog's file name without its extension.
  public var table: String
  /// The value in the source language; for a plural or device variation, that of `other`.
  public var sourceValue: String?
  /// The values of the other branches in the source language, whose arguments are passed too.
  public var branchValues: [String]
  /// The substitutions in the source language.
  public var substitutions: [FormatSubstitution]
  /// Whether the source value itself varies by plural, without a substitution.
  public var isTopLevelPlural: Bool

  /// Creates a symbol's source.
  public init(
    key: String, table: String = "Localizable", sourceValue: String? = nil,
    branchValues: [String] = [], substitutions: [FormatSubstitution] = [],
    isTopLevelPlural: Bool = false
  ) {
    self.key = key
    self.table = table
    self.sourceValue = sourceValue
    self.branchValues = branchValues
    self.substitutions = substitutions
    self.isTopLevelPlural = isTopLevelPlural
  }
}
