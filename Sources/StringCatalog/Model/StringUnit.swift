/// One translated text and how far it is.
public struct StringUnit: Sendable, Hashable {
  /// How far the translation is; nil where the field is missing.
  public var state: TranslationState?
  /// The text, with its format specifiers; nil where the field is missing.
  public var value: String?
  /// The bytes of the state's JSON string, or of the whole unit where the state is missing.
  public var stateRange: ByteRange
  /// The bytes of the value's JSON string, or of the whole unit where the value is missing.
  public var valueRange: ByteRange
  /// The bytes of the unit's object.
  public var range: ByteRange
}

/// Several texts for one entry, as the table `AppShortcuts` has them.
public struct StringSet: Sendable, Hashable {
  /// How far the translation is; nil where the field is missing.
  public var state: TranslationState?
  /// The texts.
  public var values: [Positioned<String>]
  /// The bytes of the state's JSON string, or of the whole set where the state is missing.
  public var stateRange: ByteRange
  /// The bytes of the set's object.
  public var range: ByteRange
}
