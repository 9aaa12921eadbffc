/// An identifier of a language as a catalog spells it, taken apart and judged.
///
/// It reads language tags (RFC 5646) and Unicode locale identifiers with underscores (UTS 35,
/// part 1, "Unicode Language and Locale Identifiers"). Every string gives a value; `problems` says
/// what is wrong with it.
public struct LanguageIdentifier: Sendable, Hashable {
  /// The identifier as it was spelled.
  public let source: String
  /// The language in its canonical spelling, such as `zh`; `und` where there is none to read.
  public let language: String
  /// The script, such as `Hant`.
  public let script: String?
  /// The region, such as `TW` or `419`.
  public let region: String?
  /// The variants, such as `valencia`, sorted.
  public let variants: [String]
  /// The extensions and, last, the private use part, such as `u-nu-latn` and `x-mine`.
  public let extensions: [String]
  /// The identifier as CLDR spells it: case, hyphens, and replaced codes.
  ///
  /// The same as `source` where the identifier isn't well-formed. A code that nothing replaces, and
  /// one that is merely doubtful, stays.
  public let canonical: String
  /// What is wrong: spelling first, then replaced codes, then unknown ones, else what is doubtful.
  ///
  /// Spelling isn't reported beside an unknown code.
  public let problems: [LanguageIdentifierProblem]

  /// Whether the identifier follows the grammar of RFC 5646, underscores aside.
  public var isWellFormed: Bool { !problems.contains { $0.kind == .malformed } }

  /// Whether the identifier is spelled as CLDR spells it and all its codes are known.
  public var isCanonical: Bool {
    problems.allSatisfy { $0.kind == .countryConfusion }
  }

  /// Reads an identifier.
  public init(parsing source: String) {
    self.source = source
    let judgement = LanguageJudgement(of: source)
    guard let subtags = judgement.subtags else {
      (language, script, region, variants, extensions) = ("und", nil, nil, [], [])
      canonical = source
      problems = judgement.problems
      return
    }
    language = subtags.language.isEmpty ? "und" : subtags.language
    script = subtags.script
    region = subtags.region
    variants = subtags.variants
    extensions = subtags.extensions
    canonical = subtags.description
    problems = judgement.problems
  }
}
