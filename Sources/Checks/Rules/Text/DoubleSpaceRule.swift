import Findings

/// Finds two spaces in a row where the source has none.
struct DoubleSpaceRule: EntryRule {
  static let description = RuleDescription(
    identifier: "double-space",
    family: .text,
    title: "Two spaces in a row",
    explanation: """
      Two or more spaces between two words, where the source text has no such place: mostly what a \
      deleted word or a moved specifier left behind. No-break spaces count as spaces. Left alone \
      are spaces at the ends of the text (the rule `surrounding-spaces`), those beside a line \
      break, which indent, and ideographic spaces (U+3000).
      """,
    consequence: "A gap opens in the line, as if a word were missing.",
    severity: .warning,
    triggering: [
      .translations(of: "Post from %@", ["tr": "Gönderi,↓  %@ tarafından"]),
      .translations(
        of: "%@ boosted %@",
        ["fr": "%1$@ a partagé↓ \\u00a0%2$@↓   maintenant", "nl": "%@ deelt %@"]),
      .translations(of: "Scroll up %@", ["my": "%@ အပေါ်သို့↓  ရွေ့ရန်"]),
    ],
    nonTriggering: [
      .translations(of: "Line 1.  Line 2.", ["de": "Zeile 1.  Zeile 2."]),
      .translations(
        of: "Steps: open, close", ["it": "Passi:\\n  apri\\n  chiudi", "ja": "手順　　開く"]),
      .translations(of: "OK", ["de": "In Ordnung  "]),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    entry.forEachTranslation { leaf, source in
      let runs = leaf.text.withUTF8Bytes(Self.runs)
      guard !runs.isEmpty, source.withUTF8Bytes(Self.runs).isEmpty else { return }
      for run in runs.prefix(TextLimits.places) {
        report.add(
          "two or more spaces stand in a row, nowhere so in the source",
          remedy: "Leave one of them, or add the word that is missing between them.",
          in: leaf, of: entry, marked: run)
      }
    }
  }

  /// The places between words where two or more spaces stand.
  private static func runs(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      let start = offset
      var spaces = 0
      while case let length = spaceLength(at: offset, in: bytes), length > 0 {
        offset += length
        spaces += 1
      }
      if spaces > 1, start > 0, offset < bytes.count, !endsLine(bytes[start - 1]),
        !endsLine(bytes[offset])
      {
        runs.append(start..<offset)
      }
      if spaces == 0 { offset += 1 }
    }
    return runs
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The number of bytes of a space or no-break space; 0 where none stands there.
  private static func spaceLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset < bytes.count else { return 0 }
    switch bytes[offset] {
    case 0x20: return 1
    case 0xC2, 0xE2:
      // Tabs and ideographic spaces align, and are multiplied for that.
      return HorizontalSpace.length(at: offset, in: bytes)
    default: return 0
    }
  }
}
