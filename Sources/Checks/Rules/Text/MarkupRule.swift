import Findings

/// Finds markup that a translation lost, gained or broke.
struct MarkupRule: EntryRule {
  static let description = RuleDescription(
    identifier: "markup",
    family: .text,
    title: "Markdown or HTML markup that differs from the source's",
    explanation: """
      Counts the markup in source and translation: `**strong**`, `_emphasis_`, `~~strikethrough~~`, \
      `` `code` ``, `[links](…)`, `^[…](inflect: true)`, and tags such as `<b>`. Asterisks that \
      no longer pair are found too: by CommonMark's rules (section 6.2) a row of them between a \
      full-width sign and a letter opens and closes nothing, as in `**「名」**の`, nor does one between \
      two spaces, as in `** %@ **`. A format specifier counts as a letter.

      Left alone is emphasis that Chinese, Japanese, Korean, Thai, Arabic and Hebrew drop, as their \
      scripts have no italics, and attribute markup that a translation does without, since only \
      some languages inflect. A sign that counts for nothing, such as the underscore in \
      `snake_case` or the asterisk in `5 * 3`, is no markup.
      """,
    consequence: "The user sees asterisks and brackets, or no link where one should be tapped.",
    severity: .warning,
    triggering: [
      .translations(of: "Minimum: **%@**", ["es": "↓\"Mínimo: %@", "de": "Mindestens: **%@**"]),
      .translations(of: "Bold heading", ["zh-Hans": "↓**大标题**"]),
      .translations(of: "Tap **Save**.", ["ja": "↓**「保存」**をタップ", "ko": "**저장**을 탭"]),
      .translations(of: "Update to **%@**", ["ru": "Обновить до ↓** %@ **", "ja": "**%@**に更新"]),
      .translations(of: "Press `Esc`, then <b>Stop</b>", ["fr": "↓\"Esc, puis <b>Stop</b>"]),
      .translations(of: "<b>Free</b>", ["pl": "<b>Darmowy↓<b>", "ja": "<b>無料</b>"]),
      .translations(of: "Reset the defaults.", ["ja": "↓<unk> を押して戻す"]),
      .translations(of: "Read the [terms](https://a.app)", ["th": "↓\"อ่านเงื่อนไข https://a.app"]),
    ],
    nonTriggering: [
      .translations(
        of: "**Bold** and _soft_", ["de": "**Fett** und *weich*", "zh-Hant": "**粗**與弱"]),
      .translations(
        of: "^[%lld day](inflect: true)", ["ja": "%lld日", "es": "^[%lld día](inflect: true)"]),
      .translations(
        of: "%#@posts_count@ in snake_case", ["pl": "%#@posts_count@ w snake_case, 5 * 3"]),
      .translations(of: "1 < 2 and 3 > 2", ["el": "1 < 2 και 3 > 2 \\\\* ****"]),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    entry.forEachTranslation { leaf, source in
      let (elements, unpaired) = MarkupScanner.scan(leaf.text)
      let (expected, sourceUnpaired) = MarkupScanner.scan(source)
      guard !elements.isEmpty || !expected.isEmpty || !unpaired.isEmpty else { return }
      if let first = unpaired.first, sourceUnpaired.isEmpty {
        report.add(
          "the asterisks pair with no others, so that the user sees them",
          remedy: "Put one row of them on each side of the bold words, next to letters or spaces.",
          in: leaf, of: entry, marked: first)
        return
      }
      var counts = Self.counts(of: elements)
      let sourceCounts = Self.counts(of: expected)
      for tag in Self.tagsWithoutSlash(counts, sourceCounts) {
        guard let place = elements.last(where: { $0.element == .tag(tag) }) else { continue }
        report.add(
          "'<\(tag)>' stands where the source closes it with '</\(tag)>'",
          remedy: "Write '</\(tag)>'.", in: leaf, of: entry, marked: place.range)
        counts[.tag(tag)] = sourceCounts[.tag(tag)]
        counts[.tag("/" + tag)] = sourceCounts[.tag("/" + tag)]
      }
      for element in Set(counts.keys).union(sourceCounts.keys).sorted() {
        let count = counts[element, default: 0]
        let sourceCount = sourceCounts[element, default: 0]
        if count < sourceCount, !Self.mayDrop(element, language: leaf.language) {
          report.add(
            "\(element.name) of the source is missing\(count == 0 ? "" : " in one place")",
            remedy: "Mark the same words as the source does.", in: leaf, of: entry)
        } else if count > sourceCount,
          let extra = elements.last(where: { $0.element == element })
        {
          report.add(
            "\(element.name) isn't in the source\(sourceCount == 0 ? "" : " as often")",
            remedy: "Remove it, or mark the same words in the source.",
            in: leaf, of: entry, marked: extra.range)
        }
      }
    }
  }

  /// The tags that stand once too often, while their closing tags are missing once.
  private static func tagsWithoutSlash(
    _ counts: [MarkupElement: Int], _ sourceCounts: [MarkupElement: Int]
  ) -> [String] {
    counts.keys.compactMap { element in
      guard case .tag(let name) = element, !name.hasPrefix("/") else { return nil }
      let closing = MarkupElement.tag("/" + name)
      let surplus = counts[element, default: 0] - sourceCounts[element, default: 0]
      let lack = sourceCounts[closing, default: 0] - counts[closing, default: 0]
      return surplus == 1 && lack == 1 ? name : nil
    }.sorted()
  }

  private static func counts(of elements: [MarkupScanner.Occurrence]) -> [MarkupElement: Int] {
    elements.reduce(into: [:]) { $0[$1.element, default: 0] += 1 }
  }

  private static let withoutItalics: Set<String> = [
    "ar", "fa", "he", "hi", "ja", "km", "ko", "lo", "my", "th", "ur", "yue", "zh",
  ]

  private static func mayDrop(_ element: MarkupElement, language: String) -> Bool {
    switch element {
    case .attribute: true
    case .emphasis: withoutItalics.contains(LanguageHabits.primarySubtag(of: language))
    case .strong, .strikethrough, .code, .link, .tag: false
    }
  }
}
