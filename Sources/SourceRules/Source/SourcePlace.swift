/// Where a source lies with regard to the configuration's patterns.
public struct SourcePlace: Sendable, Hashable, Codable {
  /// Whether the file belongs to the rulebook.
  public var isInRulebook: Bool
  /// Whether date intents may be used in the file.
  public var mayUseIntents: Bool
  /// Whether the file is a test's, whose texts no user sees.
  public var isTest: Bool

  /// Creates a place; the defaults are those of any file of an app.
  public init(isInRulebook: Bool = false, mayUseIntents: Bool = true, isTest: Bool = false) {
    self.isInRulebook = isInRulebook
    self.mayUseIntents = mayUseIntents
    self.isTest = isTest
  }
}
