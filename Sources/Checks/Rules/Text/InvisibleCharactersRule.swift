import Findings

/// Finds characters that no reader sees and that shouldn't be there.
struct InvisibleCharactersRule: EntryRule {
  static let description = RuleDescription(
    identifier: "invisible-characters",
    family: .text,
    title: "An invisible character out of place",
    explanation: """
      Looks at the source text and its translations for what no reader sees:

      - U+FFFD, where a character was lost, and U+FFFC, where an attachment was: errors;
      - zero-width spaces, but for Thai, Lao, Khmer, Burmese and Tibetan, which break lines at \
      them; byte order marks; control characters;
      - joiners and non-joiners, but in the scripts that need them (Arabic and Persian, those of \
      India, Burmese, Khmer, Mongolian) and in emoji;
      - soft hyphens that divide no word, and a tatweel (kashida) between two Arabic letters, \
      where the font should stretch the line;
      - directional isolates, embeddings and overrides without a partner, and directional marks in \
      a text that runs from left to right throughout;
      - tag characters outside of flags, empty letters, private-use and unassigned characters. \
      The Apple logo, U+F8FF, is left alone.

      A character that the source text has as well is reported there only.
      """,
    consequence: "Searching, line breaks or the order of words go wrong, or the user sees a box.",
    severity: .warning,
    triggering: [
      .translations(
        of: "Begin", ["tr": "Baş↓\\u200bla", "ko": "↓\\ufeff시작", "de": "Be↓\\u200dginn"]),
      .translations(of: "Café", ["ja": "カフ↓\\ufffd", "fr": "Caf↓\\u0092"]),
      .translations(of: "Hello", ["ar": "مرحبـ↓\\u202bا", "es": "Hola↓\\u200f"]),
      .translations(of: "Welcome", ["ar": "مر↓\\u0640حبا"]),
      .translations(of: "Structure", ["nl": "Structuur ↓\\u00ad", "zh-Hans": "结↓\\ue001构"]),
    ],
    nonTriggering: [
      .translations(
        of: "My name",
        ["fa": "نام\\u200cهای من", "hi": "क्\\u200dष", "de": "Struktur\\u00adbasiert"]),
      .translations(
        of: "%@ is 5", ["he": "\\u200f%@ \\u200e-5", "ar": "\\u2067%@\\u2069 لـ %@ هـ"]),
      .translations(of: "Family 👨‍👩‍👧", ["fr": "Famille 👨‍👩‍👧", "th": "ครอบ\\u200bครัว"]),
      .translations(of: "\\uf8ff Sign in\\u200b", ["ru": "\\uf8ff Войти\\u200b", "en-GB": "🏴󠁧󠁢󠁳󠁣󠁴󠁿"]),
    ])

  private static func fault(
    _ occurrence: InvisibleCharacterScanner.Occurrence, in text: String
  ) -> String {
    let bytes = text.utf8
    let before = String(bytes.prefix(occurrence.range.lowerBound))?.last
    let after = String(bytes.dropFirst(occurrence.range.upperBound))?.first
    let isInsideWord = before?.isLetter == true && after?.isLetter == true
    return occurrence.character == .zeroWidthSpace && isInsideWord
      ? "stands inside a word" : occurrence.character.fault
  }

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated else { return }
    for localization in entry.localizations {
      let language = LanguageHabits.primarySubtag(of: localization.language)
      for leaf in localization.leaves {
        let found = InvisibleCharacterScanner.occurrences(in: leaf.text, language: language)
        guard !found.isEmpty else { continue }
        let source =
          localization.isSource ? "" : entry.sourceLeaf(for: leaf)?.text ?? entry.entry.key
        let known = Set(source.unicodeScalars.filter { InvisibleCharacter($0) != nil })
        let unknown = found.filter { !known.contains($0.scalar) }
        for occurrence in unknown.prefix(TextLimits.places) {
          let isLost = occurrence.character == .replacement || occurrence.character == .object
          report.add(
            InvisibleCharacter.name(of: occurrence.scalar) + " "
              + Self.fault(occurrence, in: leaf.text),
            remedy: occurrence.character.remedy, in: leaf, of: entry, marked: occurrence.range,
            severity: isLost ? .error : nil)
        }
      }
    }
  }
}
