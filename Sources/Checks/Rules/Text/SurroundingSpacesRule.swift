import Findings

/// Finds spaces at the ends of a translation that the source doesn't have, and the other way round.
struct SurroundingSpacesRule: EntryRule {
  static let description = RuleDescription(
    identifier: "surrounding-spaces",
    family: .text,
    title: "A space at an end of the text that differs from the source's",
    explanation: """
      A space at the beginning or end of a text can't be seen in an editor, and is either a slip or \
      the joint to what the app puts beside it. Both ends must therefore do as the source does. \
      Every kind of space counts, also U+00A0, U+202F and U+3000, but not which kind, nor how many.

      Left alone are languages without spaces between words (Japanese, Chinese, Thai, Lao, Khmer, \
      Burmese, Tibetan) that drop the source's space; Korean brackets, which stand close to the word \
      before; a full-width sign at the end, which brings room of its own; the parts of a \
      substitution, whose spaces join them to the text around. Where more than a third of the \
      languages do otherwise, the source is reported in their place.
      """,
    consequence: "Words run together, or a text stands apart from its line or off its centre.",
    severity: .warning,
    triggering: [
      .translations(of: "Default privacy", ["ca": "↓ Privadesa per defecte"]),
      .translations(of: "Tap to continue", ["uk": "Торкніться, щоб продовжити↓\\u00a0"]),
      .translations(of: "by ", ["de": "vo↓n", "ja": "作者"]),
      .translations(of: " (default)", ["bg": "↓(по подразбиране)", "zh-Hans": "（默认）"]),
      .translations(
        of: "↓Output pin ", ["da": "Udgang", "fr": "Broche", "it": "Uscita", "sv": "Utgång "]),
    ],
    nonTriggering: [
      .translations(of: "Updated: ", ["fr": "Mise à jour : ", "ja": "更新：", "ko": "업데이트: "]),
      .translations(of: "Cancel", ["th": "ยกเลิก", "he": "ביטול"]),
      .translations(of: " (default)", ["ko": "(기본 설정)", "sv": " (standard)"]),
      .translations(of: "and ", ["fr": "et\\u00a0", "th": "และ", "my": "နှင့်"]),
    ])

  private enum Deviation: Hashable {
    case extraLeading, missingLeading, extraTrailing, missingTrailing
  }

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    // A third, as translators mostly copy what the source has, slips included.
    var deviations = SourceDeviations<Deviation>(share: 1 / 3)
    entry.forEachTranslation { leaf, source in
      guard leaf.substitution == nil else { return }
      deviations.compare(leaf)
      let (leading, trailing, count) = Self.outerSpace(of: leaf.text)
      let (sourceLeading, sourceTrailing, _) = Self.outerSpace(of: source)
      guard (leading > 0) != (sourceLeading > 0) || (trailing > 0) != (sourceTrailing > 0),
        leading < count
      else { return }
      if leading > 0, sourceLeading == 0 {
        deviations.add(.extraLeading, in: leaf, marked: 0..<leading)
      } else if leading == 0, sourceLeading > 0, Self.needsSpace(leaf, beside: leaf.text.first) {
        let first = leaf.text.prefix(1).utf8.count
        deviations.add(.missingLeading, in: leaf, marked: 0..<first)
      }
      if trailing > 0, sourceTrailing == 0 {
        deviations.add(.extraTrailing, in: leaf, marked: count - trailing..<count)
      } else if trailing == 0, sourceTrailing > 0, Self.needsSpace(leaf, beside: leaf.text.last) {
        let last = leaf.text.suffix(1).utf8.count
        deviations.add(.missingTrailing, in: leaf, marked: count - last..<count)
      }
    }
    deviations.report(of: entry, to: &report) { deviation, report in
      let (message, remedy) = Self.text(of: deviation)
      report.add(message, remedy: remedy, in: deviation.leaf, of: entry, marked: deviation.marked)
    } source: { kind, count, compared in
      Self.text(ofSource: kind, count: count, compared: compared)
    }
  }

  private static func outerSpace(of text: String) -> (leading: Int, trailing: Int, count: Int) {
    text.withUTF8Bytes { bytes in
      (
        HorizontalSpace.leadingLength(of: bytes), HorizontalSpace.trailingLength(of: bytes),
        bytes.count
      )
    }
  }

  /// Whether a language would put a space where the source has one.
  private static func needsSpace(_ leaf: InspectedLeaf, beside character: Character?) -> Bool {
    let language = LanguageHabits.primarySubtag(of: leaf.language)
    guard !LanguageHabits.withoutSpaces.contains(language),
      let scalar = character?.unicodeScalars.first, !scalar.properties.isWhitespace
    else { return false }
    // Hangul orthography (appendix on punctuation, 소괄호): a bracket joins the word before.
    if language == "ko", scalar == "(" { return false }
    // CJK punctuation and full-width forms bring room of their own.
    return !(0x3000...0x303F).contains(scalar.value) && !(0xFF00...0xFF60).contains(scalar.value)
  }

  private static func text(
    of deviation: SourceDeviations<Deviation>.Deviation
  ) -> (message: String, remedy: String) {
    let text = deviation.leaf.text
    let spaces = text.unicodeScalars
    switch deviation.kind {
    case .extraLeading:
      let name = HorizontalSpace.description(of: spaces.prefix { $0.properties.isWhitespace })
      return ("the text begins with \(name), its source with none", "Remove it.")
    case .extraTrailing:
      let name = HorizontalSpace.description(
        of: spaces.reversed().prefix { $0.properties.isWhitespace })
      return ("the text ends in \(name), its source in none", "Remove it.")
    case .missingLeading:
      return (
        "the text lacks the space that its source begins with",
        "Begin it with a space, or remove the space from the source."
      )
    case .missingTrailing:
      return (
        "the text lacks the space that its source ends in",
        "End it in a space, or remove the space from the source."
      )
    }
  }

  private static func text(
    ofSource kind: Deviation, count: Int, compared: Int
  ) -> (message: String, remedy: String) {
    let languages = "\(count) of \(compared) languages"
    return switch kind {
    case .extraLeading:
      (
        "the source text begins without the space that \(languages) begin with",
        "Add the space to the source, or remove it from the translations."
      )
    case .missingLeading:
      (
        "the source text begins with a space that \(languages) leave out",
        "Remove the space from the source, or add it to the translations."
      )
    case .extraTrailing:
      (
        "the source text ends without the space that \(languages) end in",
        "Add the space to the source, or remove it from the translations."
      )
    case .missingTrailing:
      (
        "the source text ends in a space that \(languages) leave out",
        "Remove the space from the source, or add it to the translations."
      )
    }
  }
}
