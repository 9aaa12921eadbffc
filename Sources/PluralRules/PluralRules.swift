/// The plural rules of one language: which category a number takes in it.
///
/// A value is cheap to create (a look-up by the identifier), and asking it for a category allocates
/// nothing. The rules are CLDR's, as ICU ships them; see `cldrVersion`.
public struct PluralRules: Sendable {
  /// The identifier that the rules were asked for, as it was spelled.
  public let language: String
  /// Whether the rules are for counting or for ranking.
  public let kind: PluralKind
  /// The identifier that CLDR lists the rules under, or "root" when it doesn't know the language.
  public let matchedLanguage: String

  private let setIndex: Int
  private let program: PluralProgram

  /// Finds the rules of a language.
  ///
  /// The identifier is a BCP 47 or an underscore one, in any case; `zh-Hant-TW` falls back to
  /// `zh-Hant`, then `zh`, and an unknown language to CLDR's root, where every number is `other`.
  /// Only truncation counts, as in ICU: `pt-AO` has the rules of `pt`, although CLDR's parent
  /// locale of it is `pt-PT`.
  public init(language: String, kind: PluralKind = .cardinal) {
    let table = PluralRuleTable.table(kind)
    let match = PluralLanguageMatch(language: language, in: table.setOfLanguage)
    self.language = language
    self.kind = kind
    matchedLanguage = match.language
    setIndex = match.set
    program = PluralProgram(words: table.sets[match.set].program)
  }

  /// Whether CLDR has rules for the language.
  public var isKnown: Bool { matchedLanguage != PluralLanguageMatch.root }

  /// The category of a whole number.
  public func category(for number: Int) -> PluralCategory {
    program.category(for: PluralOperands(number))
  }

  /// The category of a whole number of any width.
  public func category(for number: some BinaryInteger) -> PluralCategory {
    program.category(for: PluralOperands(number))
  }

  /// The category of a number with the digits that the reader sees.
  public func category(for operands: PluralOperands) -> PluralCategory {
    program.category(for: operands)
  }

  /// The categories of the language in CLDR's order; the last is always `other`.
  public var categories: [PluralCategory] { ruleSet.categories }

  /// The categories that some whole number below 1,000,000 takes, in CLDR's order.
  ///
  /// They tell a category that counting needs from one that only decimals, compact forms or
  /// millions reach: `many` in French, Spanish, Italian, Portuguese and Catalan, `many` in Czech
  /// and Slovak, `other` in Russian and Polish. See `wholeNumbers(in:)` for how they are found.
  public var integerCategories: [PluralCategory] {
    categories.filter { wholeNumbers(in: $0).count > 0 }
  }

  /// The whole numbers from 0 to 999,999 that take a category.
  ///
  /// The generator of the data evaluates each of the million numbers and writes down the count and
  /// the first of them, so nothing is estimated.
  public func wholeNumbers(in category: PluralCategory) -> PluralWholeNumbers {
    guard let index = categories.firstIndex(of: category) else {
      return PluralWholeNumbers(count: 0, first: [])
    }
    let numbers = ruleSet.wholeNumbers[index]
    return PluralWholeNumbers(count: numbers[0], first: Array(numbers.dropFirst()))
  }

  /// CLDR's own samples of a category; empty for a category that the language doesn't have.
  public func samples(for category: PluralCategory) -> PluralSamples {
    guard let index = categories.firstIndex(of: category) else { return PluralSamples("|") }
    return PluralSamples(ruleSet.samples[index])
  }

  /// The languages that CLDR has rules of a kind for, sorted.
  public static func languages(_ kind: PluralKind) -> [String] {
    PluralRuleTable.table(kind).setOfLanguage.keys.filter { $0 != PluralLanguageMatch.root }
      .sorted()
  }

  private var ruleSet: PluralRuleSet { PluralRuleTable.table(kind).sets[setIndex] }
}
