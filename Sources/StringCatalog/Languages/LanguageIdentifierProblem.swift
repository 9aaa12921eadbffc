/// One thing that is wrong with a language identifier.
public struct LanguageIdentifierProblem: Sendable, Hashable {
  /// The kinds of problems, the certain before the doubtful.
  public enum Kind: Sendable, Hashable {
    /// It isn't of the form of RFC 5646, section 2.1.
    case malformed
    /// Case or separators aren't the canonical ones, as in `zh_CN` and `EN`.
    case spelling
    /// CLDR replaces a code by another one.
    case alias(LanguageAliasReason)
    /// CLDR knows no such language.
    case unknownLanguage
    /// CLDR knows no such script.
    case unknownScript
    /// CLDR knows no such region.
    case unknownRegion
    /// CLDR knows no such variant.
    case unknownVariant
    /// The code is a language's, but is often written for a country or another language.
    case countryConfusion
  }

  /// What kind of problem it is.
  public let kind: Kind
  /// The part of the identifier that it is about: a code in canonical case, or the identifier.
  public let subtag: String
  /// The whole identifier as it should be, where there is an obvious one.
  public let suggestion: String?
}
