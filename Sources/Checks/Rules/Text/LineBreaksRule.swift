import Findings

/// Finds translations with line breaks where the source has none, and the other way round.
struct LineBreaksRule: EntryRule {
  static let description = RuleDescription(
    identifier: "line-breaks",
    family: .text,
    title: "Line breaks that differ from the source's",
    explanation: """
      Compares how source and translation are laid out in lines: whether the text begins or ends \
      with a line break, how many paragraphs blank lines make, whether a text of one line has \
      become several, or one of three and more lines a single one, and whether a line break is \
      written out as `\\n`, a backslash and a letter.

      How many lines a text of several has is left alone: each language breaks where its words \
      need it, and a text of two lines may be short enough for one.
      """,
    consequence: "A text is cut off, leaves an empty line, or runs together into one block.",
    severity: .warning,
    triggering: [
      .translations(of: "Provide confirmation", ["sr": "Пружи потврду↓\\n"]),
      .translations(of: "Loading\\n", ["ko": "로드 ↓중", "de": "Lädt\\n"]),
      .translations(of: "First.\\n\\nSecond.", ["ja": "↓\"一つ目。\\n二つ目。"]),
      .translations(
        of: "All settings in the window", ["it": "Tutte le impostazioni↓\\nnella finestra"]),
      .translations(of: "• Name\\n• Key\\n• Region", ["pt-BR": "↓\"• Nome • Chave • Região"]),
      .translations(of: "One line\\nand another", ["fr": "Une ligne↓\\\\net une autre"]),
    ],
    nonTriggering: [
      .translations(
        of: "Could not reach the server.\\nIs the key correct?",
        ["de": "Server nicht erreichbar. Stimmt der Schlüssel?", "hi": "सर्वर\\nनहीं मिला।\\nक्या कुंजी सही है?"]),
      .translations(of: "First\\r\\n\\r\\nSecond", ["th": "แรก\\n\\nที่สอง"]),
      .translations(of: "C:\\\\new", ["de": "C:\\\\neu"]),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    entry.forEachTranslation { leaf, source in
      guard leaf.text.withUTF8Bytes(LineShape.mayBreak) || source.withUTF8Bytes(LineShape.mayBreak)
      else { return }
      let shape = leaf.text.withUTF8Bytes(LineShape.init)
      let expected = source.withUTF8Bytes(LineShape.init)
      if let written = shape.writtenOut.first, expected.writtenOut.isEmpty {
        report.add(
          "a line break is written out as '\\n', a backslash and a letter",
          remedy: "Put a real line break in its place.", in: leaf, of: entry, marked: written)
        return
      }
      checkEnds(shape, against: expected, leaf, of: entry, &report)
      checkInner(shape, against: expected, leaf, of: entry, &report)
    }
  }

  private func checkEnds(
    _ shape: LineShape, against source: LineShape, _ leaf: InspectedLeaf, of entry: InspectedEntry,
    _ report: inout RuleReport
  ) {
    let count = leaf.text.utf8.count
    if shape.leading.isEmpty != source.leading.isEmpty {
      let isExtra = !shape.leading.isEmpty
      report.add(
        isExtra
          ? "the text begins with a line break, its source doesn't"
          : "the text lacks the line break that its source begins with",
        remedy: isExtra ? "Remove the line break." : "Begin the text with a line break.",
        in: leaf, of: entry,
        marked: isExtra ? shape.leading : 0..<leaf.text.prefix(1).utf8.count)
    }
    if shape.trailing.isEmpty != source.trailing.isEmpty {
      let isExtra = !shape.trailing.isEmpty
      report.add(
        isExtra
          ? "the text ends in a line break, its source doesn't"
          : "the text lacks the line break that its source ends in",
        remedy: isExtra ? "Remove the line break." : "End the text in a line break.",
        in: leaf, of: entry,
        marked: isExtra ? shape.trailing : count - leaf.text.suffix(1).utf8.count..<count)
    }
  }

  private func checkInner(
    _ shape: LineShape, against source: LineShape, _ leaf: InspectedLeaf, of entry: InspectedEntry,
    _ report: inout RuleReport
  ) {
    if let first = shape.inner.first, source.inner.isEmpty {
      report.add(
        "the text breaks into \(shape.inner.count + 1) lines, its source has one",
        remedy: "Write it in one line; the app breaks it where the room ends.",
        in: leaf, of: entry, marked: first)
    } else if source.inner.count > 1, shape.inner.isEmpty {
      report.add(
        "the text runs on in one line where its source has \(source.inner.count + 1)",
        remedy: "Break the lines as the source does.", in: leaf, of: entry)
    } else if shape.paragraphs != source.paragraphs {
      report.add(
        "blank lines divide the text into \(shape.paragraphs), its source into \(source.paragraphs)",
        remedy: "Put a blank line between paragraphs as the source does.", in: leaf, of: entry)
    }
  }
}
