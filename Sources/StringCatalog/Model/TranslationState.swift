/// How far a translation is, as `stringUnit.state` says it.
public enum TranslationState: Sendable, Hashable {
  /// Not translated yet.
  case new
  /// Translated and, as far as the catalog knows, good.
  case translated
  /// Translated, to be looked at again.
  case needsReview
  /// Translated by a machine and not yet read by a person (catalog version 1.3).
  case machineTranslated
  /// Left over from a source value that has changed.
  case stale
  /// A state that no known version of Xcode writes.
  case other(String)

  /// Reads the catalog's spelling.
  public init(catalogSpelling: String) {
    self = Self.known.first { $0.catalogSpelling == catalogSpelling } ?? .other(catalogSpelling)
  }

  /// The states that are known, in the order of a translation's life.
  public static let known: [TranslationState] = [
    .new, .translated, .needsReview, .machineTranslated, .stale,
  ]

  /// The catalog's spelling, such as `needs_review`.
  public var catalogSpelling: String {
    switch self {
    case .new: "new"
    case .translated: "translated"
    case .needsReview: "needs_review"
    case .machineTranslated: "machine_translated"
    case .stale: "stale"
    case .other(let spelling): spelling
    }
  }
}
