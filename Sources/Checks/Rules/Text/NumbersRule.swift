import Findings
import StringCatalog

/// Finds numbers that a translation has and its source doesn't, and the other way round.
struct NumbersRule: EntryRule {
  static let description = RuleDescription(
    identifier: "numbers",
    family: .text,
    title: "A number that differs from the source's",
    explanation: """
      Compares the numbers in source and translation by their digits, whatever the script \
      (`٣`, `३`, `３`), the decimal and grouping separators, and the order in a date. Not compared \
      are format specifiers, links and times of day.

      Left alone is what a language may write as a word: a number up to 12 that one of the two \
      lacks; 0, 1 and 2 in the branches of a plural; any number where the source has a number word \
      ("thirty seconds"); half an hour for 30 minutes; 1万 for 10,000. So are sources with an \
      example ("e.g. 37.7749"), whose numbers each language chooses itself.
      """,
    consequence: "The user reads a wrong figure: a price, a limit or a date that isn't so.",
    severity: .warning,
    triggering: [
      .translations(
        of: "Start 3-Day Free Trial", ["ru": "Начать ↓7-дневный период", "hi": "३ दिन"]),
      .translations(of: "16 techniques", ["uk": "↓20+ технік", "ar": "١٦ تقنية"]),
      .translations(of: "Secure connection on port 8089.", ["ja": "↓\"安全な接続です。"]),
      .translations(of: "Try it for free", ["de": "Jetzt ↓30 Tage lang testen"]),
    ],
    nonTriggering: [
      .translations(
        of: "From 12/31/2024, costs 1,299.50",
        ["de": "Ab 31.12.2024, kostet 1.299,50", "fa": "از ۳۱/۱۲/۲۰۲۴ به بهای ۱٬۲۹۹٫۵۰"]),
      .translations(
        of: "%1$@ of %2$.1f MB, 50% off",
        ["tr": "%2$.1f MB içinden %1$@, %50 indirim", "ja": "%1$@／%2$.1f MB、５０%引き"]),
      .translations(of: "Last 30 minutes", ["zh-Hant": "最近半小時", "de": "Letzte 30 Minuten"]),
      .translations(of: "Once every thirty seconds", ["ko": "30초마다 한 번"]),
      .translations(of: "3 days at 8:00 PM", ["zh-Hans": "三天，20:00", "es": "tres días, 20:00"]),
      .translations(of: "10,000 people", ["ja": "1万人"]),
      .translations(of: "Latitude (e.g., 37.7749)", ["ru": "Широта (например, 55.7558)"]),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    entry.forEachTranslation { leaf, source in
      let expected = NumberScanner.numbers(in: source)
      let numbers = NumberScanner.numbers(in: leaf.text)
      guard !expected.isEmpty || !numbers.isEmpty else { return }
      let (missing, extra) = Self.difference(
        numbers, from: expected, isPlural: leaf.leaf.pluralCategory != nil)
      guard !missing.isEmpty || !extra.isEmpty,
        !Self.isExcused(leaf.text, source: source, isExtraOnly: missing.isEmpty)
      else { return }
      if missing.isEmpty || extra.isEmpty, (missing + extra).allSatisfy(\.isSmall) { return }
      let sourceNumbers = missing.prefix(TextLimits.places).map { "'\($0.text(in: source))'" }
        .joined(separator: ", ")
      for number in extra.prefix(TextLimits.places) {
        let text = number.text(in: leaf.text)
        report.add(
          missing.isEmpty
            ? "the number '\(text)' isn't in the source"
            : "the number '\(text)' isn't in the source, which has \(sourceNumbers)",
          remedy: "Check the number against the source, and correct the one that is wrong.",
          in: leaf, of: entry, marked: number.range)
      }
      if extra.isEmpty {
        report.add(
          "the source's \(sourceNumbers) is missing",
          remedy: "Check the translation against the source, and put the number in.",
          in: leaf, of: entry)
      }
    }
  }

  /// The numbers of the source that a translation lacks, and its own that the source lacks.
  private static func difference(
    _ numbers: [NumberToken], from source: [NumberToken], isPlural: Bool
  ) -> (missing: [NumberToken], extra: [NumberToken]) {
    let missing = source.filter(Self.isNot(among: numbers))
    let extra = numbers.filter(Self.isNot(among: source))
    guard isPlural else { return (missing, extra) }
    let fixed: Set<String> = ["0", "1", "2"]
    return (
      missing.filter { !fixed.contains($0.digits) }, extra.filter { !fixed.contains($0.digits) }
    )
  }

  /// Whether neither a number nor each of its parts is among others and their parts.
  private static func isNot(among others: [NumberToken]) -> (NumberToken) -> Bool {
    let digits = Set(others.flatMap { $0.parts + [$0.digits] })
    return { number in
      !digits.contains(number.digits) && !number.parts.allSatisfy(digits.contains)
    }
  }

  /// Whether the texts have words that explain why their numbers differ.
  private static func isExcused(_ text: String, source: String, isExtraOnly: Bool) -> Bool {
    let lowercased = source.lowercased()
    if EnglishWords.exampleOpenings.contains(where: lowercased.contains) { return true }
    let words = lowercased.split { !$0.isLetter }
    if words.contains(where: { EnglishWords.numbers.contains(String($0)) }) { return true }
    if isExtraOnly { return false }
    return words.contains("am") || words.contains("pm")
      || NumberWords.halves.contains(where: text.lowercased().contains)
      || text.unicodeScalars.contains(where: NumberWords.multipliers.contains)
      || NumberWords.multiplierWords.contains(where: text.contains)
  }
}

extension NumberToken {
  fileprivate func text(in text: String) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }
}
