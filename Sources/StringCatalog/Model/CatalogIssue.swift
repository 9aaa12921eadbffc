/// Something in a catalog that the format doesn't have, or has only once; the rest was read all the same.
public struct CatalogIssue: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A key that its object has already; Xcode keeps the last and loses the first.
    case duplicateKey(String, firstAt: ByteRange)
    /// A key beside `strings` that the format doesn't have; Xcode drops it silently.
    case strayTopLevelKey(String)
    /// A field of no known meaning.
    case unknownField(String)
    /// A `state` that no known version of Xcode writes.
    case unknownState(String)
    /// An `extractionState` that no known version of Xcode writes.
    case unknownExtractionState(String)
    /// A variation that is neither `plural`, `device` nor `width`.
    case unknownVariation(String)
    /// A plural branch that is no category of CLDR's.
    case unknownPluralCategory(String)
    /// A device branch that is no device of Apple's.
    case unknownDevice(String)
    /// A field whose value has another JSON type than the format's.
    case wrongType(field: String, expected: JSONKind, found: JSONKind)
    /// A field that the format needs.
    case missingField(String)
    /// Half a surrogate pair, read as U+FFFD.
    case loneSurrogate
    /// A byte order mark at the file's start.
    case byteOrderMark
  }

  /// What is wrong.
  public var kind: Kind
  /// The key or value that it is about.
  public var range: ByteRange
  /// The entry's key, where it is within one.
  public var entry: String?
  /// The language, where it is within one.
  public var language: String?
}
