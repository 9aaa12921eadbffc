/// A place in a source that looks up a text.
public struct LocalizedUse: Sendable, Hashable, Codable {
  /// What looks the text up, as documentation names it: `Text`, `String(localized:)`.
  public var routine: String
  /// The key as it is at run time.
  public var key: ExtractedKey
  /// The default value, where it isn't the key, as the catalog would store it.
  public var defaultValue: String?
  /// The table; nil for the default one, or where the code computes it.
  public var table: String?
  /// Whether the code computes the table, so that syntax doesn't know it.
  public var hasComputedTable: Bool
  /// The argument `bundle:` as written.
  public var bundle: String?
  /// The comment for translators.
  public var comment: String?
  /// Where the literal stands.
  public var position: SourcePosition

  /// Creates the record of a look-up.
  public init(
    routine: String, key: ExtractedKey, defaultValue: String? = nil, table: String? = nil,
    hasComputedTable: Bool = false, bundle: String? = nil, comment: String? = nil,
    position: SourcePosition
  ) {
    self.routine = routine
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.hasComputedTable = hasComputedTable
    self.bundle = bundle
    self.comment = comment
    self.position = position
  }
}
