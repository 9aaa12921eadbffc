/// A place in a source that looks up a text.
public struct LocalizedUse: Sendable, Hashable, Codable {
  /// What looks the text up, as documentation names it: `Text`, `String(localized:)`.
  public var routine: String
  /// The key as it is at run time.
  public var key: ExtractedKey
  /// The default value, where the code gives one.
  public var defaultValue: ExtractedKey?
  /// The table; nil for the default one, or where the code computes it.
  public var table: String?
  /// Whether the code computes the table, so that syntax doesn't know it.
  public var hasComputedTable: Bool
  /// The argument `bundle:` as written.
  public var bundle: String?
  /// The comment for translators.
  public var comment: String?
  /// Whether only the developer's previews show the text.
  public var isInPreview: Bool
  /// Whether the call is only known to look a text up if its function is the one of that name that
  /// the app declares; such a use keeps a key alive, and adds none.
  public var isDoubtful: Bool
  /// The name of a type that, where the project itself declares it, isn't Apple's, so that the
  /// call may not look up anything.
  public var unlessDeclared: String?
  /// Where the literal stands.
  public var position: SourcePosition

  /// Creates the record of a look-up.
  public init(
    routine: String, key: ExtractedKey, defaultValue: ExtractedKey? = nil, table: String? = nil,
    hasComputedTable: Bool = false, bundle: String? = nil, comment: String? = nil,
    isInPreview: Bool = false, isDoubtful: Bool = false, unlessDeclared: String? = nil,
    position: SourcePosition
  ) {
    self.routine = routine
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.hasComputedTable = hasComputedTable
    self.bundle = bundle
    self.comment = comment
    self.isInPreview = isInPreview
    self.isDoubtful = isDoubtful
    self.unlessDeclared = unlessDeclared
    self.position = position
  }
}

/// A parameter of the app's own that takes a text to look up, such as that of `init(title:)` with
/// the type `LocalizedStringKey`: a literal given to it is a key.
public struct DeclaredRoutine: Sendable, Hashable, Codable {
  /// The function's, or for an initializer the type's, name.
  public var name: String
  /// The parameter's label; nil for the first without one.
  public var keyLabel: String?

  /// Creates the record of a parameter.
  public init(name: String, keyLabel: String? = nil) {
    self.name = name
    self.keyLabel = keyLabel
  }
}
