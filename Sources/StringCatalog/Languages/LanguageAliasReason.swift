/// Why a code has a replacement.
///
/// Source: UTS 35, part 1, "Canonicalizing Syntax" and CLDR's alias data, which also names the
/// reasons.
public enum LanguageAliasReason: String, Sendable, Hashable, CaseIterable {
  /// The standard withdrew the code: `iw` became `he`.
  case deprecated
  /// A shorter code means the same: `eng` is `en`.
  case overlong
  /// It is the bibliographic code of ISO 639-2: `ger` is `de`.
  case bibliographic
  /// CLDR uses the code of the group for its chief member: `cmn` is `zh`.
  case macrolanguage
  /// CLDR replaces the code for its own history's sake: `tl` is `fil`.
  case legacy
  /// The language has a code of its own, without the one before it: `zh-yue` is `yue`.
  case extendedLanguage
}
