/// Where an entry comes from; an entry without one is kept in step with the sources by Xcode.
public enum ExtractionState: Sendable, Hashable {
  /// Written by hand; Xcode neither adds nor removes it, and makes a symbol for it.
  case manual
  /// Extracted once and gone from the sources since.
  case stale
  /// Extracted together with a default value.
  case extractedWithValue
  /// Brought in from `.strings` files.
  case migrated
  /// Extracted; the same as no state at all.
  case automatic
  /// A state that no known version of Xcode writes.
  case other(String)

  /// Reads the catalog's spelling.
  public init(catalogSpelling: String) {
    self = Self.known.first { $0.catalogSpelling == catalogSpelling } ?? .other(catalogSpelling)
  }

  /// The states that are known.
  public static let known: [ExtractionState] = [
    .manual, .stale, .extractedWithValue, .migrated, .automatic,
  ]

  /// The catalog's spelling, such as `extracted_with_value`.
  public var catalogSpelling: String {
    switch self {
    case .manual: "manual"
    case .stale: "stale"
    case .extractedWithValue: "extracted_with_value"
    case .migrated: "migrated"
    case .automatic: "automatic"
    case .other(let spelling): spelling
    }
  }
}
