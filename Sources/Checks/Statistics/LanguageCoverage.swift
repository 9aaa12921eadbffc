/// How far a catalog, or several, is translated into one language.
public struct LanguageCoverage: Sendable, Hashable {
  /// The language as the catalog spells it.
  public var language: String
  /// Entries whose every text is translated, none by a machine alone.
  public var translated = 0
  /// Entries whose every text is translated, some by a machine alone.
  public var machineTranslated = 0
  /// Entries of which some text is empty or in a state that says it isn't finished.
  public var unfinished = 0
  /// Entries without any text.
  public var missing = 0

  /// Creates the coverage of a language in nothing.
  public init(language: String) {
    self.language = language
  }

  /// How many entries there are to translate.
  public var total: Int { translated + machineTranslated + unfinished + missing }

  /// The translated share in tenths of a percent, rounded down: 1000 means every entry.
  public var tenths: Int {
    total == 0 ? 1000 : (translated + machineTranslated) * 1000 / total
  }

  /// Adds the coverage of another catalog.
  public mutating func add(_ other: LanguageCoverage) {
    translated += other.translated
    machineTranslated += other.machineTranslated
    unfinished += other.unfinished
    missing += other.missing
  }
}
