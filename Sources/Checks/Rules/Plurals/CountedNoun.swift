import PluralRules
import StringCatalog

/// A number of a text with the noun that it counts, such as "%lld new messages".
///
/// In languages of three categories and more any word behind the number counts as a noun; in those
/// of two only one that is seen to be a plural, so that "%lld ausgewählt" is none.
struct CountedNoun {
  /// The place from the specifier's start to the noun's end, as UTF-8 offsets.
  let range: Range<Int>
  /// The place of the specifier.
  let specifierRange: Range<Int>

  /// Finds the first counted noun of a text.
  ///
  /// - Parameters:
  ///   - leaf: The text.
  ///   - rules: The plural rules of its language.
  ///   - decimals: Whether numbers with decimals count too.
  init?(in leaf: InspectedLeaf, rules: PluralRules, decimals: Bool = false) {
    self.init(in: leaf.text, format: leaf.format, rules: rules, decimals: decimals)
  }

  /// Finds the first counted noun of a text.
  init?(in text: String, format: FormatString, rules: PluralRules, decimals: Bool = false) {
    guard !format.specifiers.isEmpty, !Self.isInflected(text) else { return nil }
    let endings = Self.endings(in: rules)
    for (index, specifier) in format.specifiers.enumerated()
    where Self.isCount(specifier, decimals: decimals) {
      let previous = index > 0 ? format.specifiers[index - 1].range.upperBound : nil
      if Self.isPartOfNumber(specifier.range, behind: previous, in: text) { continue }
      let words = WordAfterNumber.words(in: text, from: specifier.range.upperBound)
      guard let noun = Self.noun(among: words, endings: endings, rules: rules) else { continue }
      specifierRange = specifier.range
      range = specifier.range.lowerBound..<noun.range.upperBound
      return
    }
    return nil
  }

  /// Whether a plural noun is known by its ending in the language.
  static func seesPlurals(in rules: PluralRules) -> Bool { endings(in: rules) != nil }

  /// Whether Foundation makes the words agree by itself, as in "^[%lld item](inflect: true)".
  static func isInflected(_ text: String) -> Bool {
    let bytes = text.utf8
    return zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "^") && $1 == UInt8(ascii: "[")
    }
  }

  private static func endings(in rules: PluralRules) -> PluralEndings? {
    PluralEndings.byLanguage[String(rules.matchedLanguage.prefix { $0 != "-" })]
  }

  private static func noun(
    among words: [WordAfterNumber], endings: PluralEndings?, rules: PluralRules
  ) -> WordAfterNumber? {
    guard let endings else {
      guard rules.integerCategories.count > 2, let first = words.first, first.isInflectable else {
        return nil
      }
      return first
    }
    return words.prefix { word in
      !endings.stopWords.contains(word.text.lowercased()) && !word.isJoined
    }.last { endings.isPlural($0.text) }
  }

  private static func isCount(_ specifier: FormatSpecifier, decimals: Bool) -> Bool {
    switch specifier.kind {
    case .substitutionArgument: return true
    case .argument: break
    case .substitution, .displayPattern, .percentSign: return false
    }
    guard !specifier.isAmbiguous, !specifier.flags.contains(.zeroPadded) else { return false }
    switch specifier.conversion {
    case .decimal, .uppercaseDecimal, .integer, .unsignedDecimal, .uppercaseUnsignedDecimal:
      return true
    case .fixedPoint, .uppercaseFixedPoint, .general, .uppercaseGeneral: return decimals
    default: return false
    }
  }

  /// Whether a number names something ("Step %lld", "#%lld") or goes on from another ("%lld:%lld").
  private static func isPartOfNumber(
    _ range: Range<Int>, behind previous: Int?, in text: String
  ) -> Bool {
    let before = text.utf8.prefix(range.lowerBound)
    switch before.last {
    case UInt8(ascii: "#"): return true
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "-"):
      return previous == range.lowerBound - 1
    case UInt8(ascii: " "): break
    default: return false
    }
    let word = before.dropLast().reversed().prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    return NumberLabels.words.contains(
      String(decoding: word.reversed(), as: UTF8.self).lowercased())
  }
}
