import Findings

/// Finds translations that end in another kind of punctuation than their source.
struct EndPunctuationRule: EntryRule {
  static let description = RuleDescription(
    identifier: "end-punctuation",
    family: .text,
    title: "End punctuation that differs from the source's",
    explanation: """
      Compares what source and translation end with, each in its language's own signs (Greek `;` \
      asks, so do `؟` and `？`; `。`, `।`, `።` and `။` end a sentence), past closing quotes, \
      brackets, markup and emoji. Reported are the differences that change what the text is:

      - a yes-or-no question that no longer asks, or a statement that does;
      - a colon or an ellipsis that one of the two lacks: the colon announces a value, the \
      ellipsis of a menu item a dialog;
      - several sentences of which only the last has lost its full stop;
      - in Spanish and Asturian, a question or exclamation that doesn't open with `¿` or `¡`.

      Left alone: a full stop alone and an exclamation mark, which each language uses at its own \
      rate; Thai, Lao, Khmer, Burmese and Tibetan, which ask without a mark; questions that end in \
      か, 吗 or 까; questions with how, what or when, which may become a heading; an ellipsis that \
      the word order moved; a source that ends in a preposition ("Boosted by"). Where most \
      languages do otherwise than the source, the source is reported in their place.
      """,
    consequence: """
      The text reads as a question, an announcement or an unfinished sentence though it is none, \
      or the other way round.
      """,
    severity: .warning,
    triggering: [
      .translations(of: "Delete all positions?", ["ko": "모든 위치를 삭제합니다↓.", "el": "Διαγραφή;"]),
      .translations(of: "Reboot node?", ["zh-Hant": "重啟節↓點", "ar": "إعادة التشغيل؟"]),
      .translations(of: "Last seen:", ["ja": "最終確↓認", "zh-Hans": "上次：", "fr": "Vu :"]),
      .translations(of: "Line wrapping", ["it": "A capo automatico↓:"]),
      .translations(of: "Check for updates…", ["de": "Nach Updates suche↓n", "ko": "업데이트 확인..."]),
      .translations(of: "About", ["pl": "Skylight↓…"]),
      .translations(
        of: "The node is gone. It can be added again.",
        ["da": "Enheden er borte. Den kan tilføjes ige↓n", "th": "โหนดหายไป เพิ่มใหม่ได้"]),
      .translations(of: "Are you sure?", ["es": "Seguro↓?", "hi": "क्या आप निश्चित हैं?"]),
      .translations(of: "↓Joined", ["de": "Dabei seit:", "fr": "Membre :", "zh-Hans": "加入："]),
    ],
    nonTriggering: [
      .translations(
        of: "Delete it?",
        ["el": "Διαγραφή;", "hy": "Ջնջե՞լ", "ja": "削除しますか", "th": "ลบหรือไม่", "am": "ይሰረዝ፧"]),
      .translations(of: "Delete %@?", ["ru": "Удалить «%@»? Это нельзя отменить.", "fr": "Oui ?"]),
      .translations(of: "Are you sure (%@)? 👋", ["de": "Sicher („%@“)?", "es": "¿Seguro? 👋"]),
      .translations(of: "Configure for %@…", ["my": "%@… အတွက် စီစဉ်ရန်", "fr": "Pour %@..."]),
      .translations(of: "Boosted by", ["eu": "Hauek bultzatu dute:"]),
      .translations(of: "It works.", ["zh-Hans": "可以用", "hi": "यह काम करता है।", "de": "Läuft!"]),
      .translations(of: "How often do you practice?", ["ja": "頻度を選択"]),
      .translations(of: "e.g. a file.", ["de": "z. B. eine Datei"]),
      .translations(of: "https://a.example/?id=1", ["es": "https://b.example/?id=1"]),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    let sourceLanguage = LanguageHabits.primarySubtag(of: catalog.sourceLanguage)
    var deviations = SourceDeviations<Deviation>()
    entry.forEachTranslation { leaf, text in
      deviations.compare(leaf)
      guard !PunctuatedText.endsPlainly(text) || !PunctuatedText.endsPlainly(leaf.text) else {
        return
      }
      let translation = PunctuatedText(
        leaf.text, language: LanguageHabits.primarySubtag(of: leaf.language))
      reportUnopened(translation, in: leaf, of: entry, &report)
      let source = PunctuatedText(text, language: sourceLanguage)
      if let deviation = Self.deviation(of: translation, from: source) {
        deviations.add(deviation, in: leaf, marked: translation.endRange)
      }
    }
    deviations.report(of: entry, to: &report) { deviation, report in
      let (message, remedy) = Self.text(of: deviation.kind)
      report.add(message, remedy: remedy, in: deviation.leaf, of: entry, marked: deviation.marked)
    } source: { kind, count, compared in
      Self.text(ofSource: kind, count: count, compared: compared)
    }
  }

  private func reportUnopened(
    _ text: PunctuatedText, in leaf: InspectedLeaf, of entry: InspectedEntry,
    _ report: inout RuleReport
  ) {
    guard LanguageHabits.withOpeningMarks.contains(text.language),
      text.end == .question || text.end == .exclamation, text.hasLetters,
      !text.text.unicodeScalars.contains(where: { $0 == "¿" || $0 == "¡" })
    else { return }
    let opening = text.end == .question ? "¿" : "¡"
    let closing = text.end == .question ? "?" : "!"
    report.add(
      "the text ends in '\(closing)' but nothing opens with '\(opening)'",
      remedy:
        "Put '\(opening)' where the \(text.end == .question ? "question" : "exclamation") begins.",
      in: leaf, of: entry, marked: text.endRange)
  }

  private static func text(of deviation: Deviation) -> (message: String, remedy: String) {
    switch deviation {
    case .missing(let punctuation):
      (
        "the source ends in \(punctuation.name), the translation doesn't",
        "End the translation in \(punctuation.name) of its language, or take it from the source."
      )
    case .extra(let punctuation):
      (
        "the translation ends in \(punctuation.name), its source doesn't",
        "Remove it, or add it to the source."
      )
    case .missingLastStop:
      (
        "the last of several sentences lacks the full stop that the source's has",
        "End the translation in a full stop."
      )
    }
  }

  private static func text(
    ofSource deviation: Deviation, count: Int, compared: Int
  ) -> (message: String, remedy: String) {
    let languages = "\(count) of \(compared) languages"
    return switch deviation {
    case .missing(let punctuation):
      (
        "the source text ends in \(punctuation.name), which \(languages) leave out",
        "Remove it from the source, or add it to the translations."
      )
    case .extra(let punctuation):
      (
        "the source text lacks \(punctuation.name), which \(languages) end in",
        "Add it to the source, or remove it from the translations."
      )
    case .missingLastStop:
      (
        "the source text ends in a full stop, which \(languages) leave out",
        "Remove it from the source, or add it to the translations."
      )
    }
  }
}
