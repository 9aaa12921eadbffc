import Checks
import Findings
import Ink
import Slots
import StringCatalog

@testable import Review

/// A small project whose widths follow from the rules of `BlockMeasurer`.
enum SampleContent {
  /// Cards of 100 points, set in 10 points: twenty characters fit, nineteen pass.
  static let title = Slot(
    name: "card.title", style: TextStyle(size: 10, weight: .semibold), minimumScaleFactor: 0.8,
    layout: .fixed(100), fills: [])
  /// Two lines of 80 points, set in 16 points: ten characters a line.
  static let body = Slot(
    name: "card.body", style: TextStyle(size: 16), lines: 2, layout: .fixed(80), fills: [])

  static func verdict(
    _ value: String, _ language: String, slot: Slot = title, key: String = "rain.title",
    variation: String? = nil, reason: String? = nil, line: Int = 7
  ) -> SlotVerdict {
    let measurer = BlockMeasurer()
    let budget = slot.layout.contentWidth(deviceWidth: 390)
    var width = measurer.width(of: value, in: slot.style, language: language)
    var lines = 1
    if slot.lines > 1 {
      let broken = measurer.lines(of: value, in: slot.style, language: language, fitting: budget)
      (lines, width) = (broken.count, broken.map(\.width).max() ?? 0)
    }
    var (scale, verdict): (Double?, Verdict) = (1, .ok)
    if width > budget {
      scale = budget / width >= slot.minimumScaleFactor ? budget / width : nil
      verdict = scale == nil ? .over : .scaled
    } else if lines > slot.lines {
      (scale, verdict) = (nil, .over)
    } else if width > budget * 0.95 {
      verdict = .margin
    }
    return SlotVerdict(
      text: SlotText(
        slot: slot.name, language: language, value: value,
        origin: .entry(catalog: "App/Localizable.xcstrings", key: key, variation: variation),
        location: SourceLocation(path: "App/Localizable.xcstrings", line: line)),
      width: width, budget: budget, lines: lines, scale: scale, verdict: verdict,
      acceptedReason: reason)
  }

  static let verdicts = [
    verdict("Rain", "en"),
    verdict("Chance of rain", "en", key: "chance.title", line: 20),
    verdict("Niederschlag", "de"),
    // 22 characters are 110 points: 91 % of the size fits.
    verdict("Regenwahrscheinlichkei", "de", key: "chance.title", line: 21),
    // 30 characters are 150 points: not even 80 % of the size fits.
    verdict("Niederschlagswahrscheinlichkei", "fi", key: "chance.title", line: 22),
    // 27 characters are 135 points, and right to left they run out to the left.
    verdict("احتمال هطول الأمطار الغزيرة", "ar", key: "chance.title", line: 23),
    verdict(
      "Ett ord som är för långt för", "sv", key: "chance.title", reason: "The only word there is.",
      line: 24),
    verdict("one two three four five", "en", slot: body, key: "body"),
    verdict("eins zwei", "de", slot: body, key: "body"),
  ]

  static let sweep = SweepResult(
    deviceWidth: 390, slots: [title, body], verdicts: verdicts, fonts: BlockMeasurer().fonts,
    findings: [], problems: [])

  static let manifest = RenderedManifest(
    localeData: "ICU 76.1, CLDR 46", command: "swift test", sources: [],
    dates: [
      RenderedDate(
        intent: "header", language: "de", plan: "EEE d. MMM",
        decisions: [
          .init(classifier: "order", value: "dayFirst", reason: "As written.", source: "CLDR")
        ],
        texts: [
          .init(clock: "12h", instant: "noon", value: "Sa. 15. Aug."),
          .init(clock: "24h", instant: "noon", value: "Sa. 15. Aug."),
        ]),
      RenderedDate(
        intent: "header", language: "ja", plan: "MMMdEEE", decisions: [],
        texts: [
          .init(clock: "12h", instant: "noon", value: "8月15日(土)"),
          .init(clock: "24h", instant: "noon", value: "8月15日(土)"),
        ]),
    ],
    instants: [.init(name: "noon", wallClock: "2026-08-15 12:00", timeZone: "Europe/Berlin")])

  static let finding = Finding(
    rule: "format-signature", severity: .error,
    location: SourceLocation(path: "App/Localizable.xcstrings", line: 12, column: 3),
    entry: "rain.amount", language: "th", message: "the placeholder '%lld' is missing",
    excerpt: Excerpt(value: "ฝน %@", marked: 10..<12),
    consequence: "Users read a wrong number.", remedy: "Add the placeholder.")

  static var coverage: CatalogCoverage {
    get throws {
      let json = """
        {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":\
        {"stringUnit":{"state":"translated","value":"A"}}}},"b":{}}}
        """
      return CatalogCoverage(
        try Catalog(parsing: Array(json.utf8)), path: "App/Localizable.xcstrings")
    }
  }

  static func content() throws -> ReviewContent {
    ReviewContent(
      title: "Skylight", sweep: sweep, manifest: manifest,
      goldens: [
        GoldenRecording(
          folder: "ICU-75.1",
          sections: [
            GoldenSection(
              name: "de",
              rows: [GoldenRow(path: ["header", "any clock", "noon"], value: "Sa., 15. Aug.")])
          ]),
        GoldenRecording(
          folder: "ICU-76.1",
          sections: [
            GoldenSection(
              name: "de",
              rows: [GoldenRow(path: ["header", "any clock", "noon"], value: "Sa. 15. Aug.")]),
            GoldenSection(
              name: "ja",
              rows: [GoldenRow(path: ["header", "24h", "noon"], value: "8月15日（土）")]),
          ]),
      ],
      anchors: (
        path: "Tests/anchors.tsv",
        rows: try AnchorFile(
          parsing: """
            2026-08-15 12:00\tEurope/Berlin\theader\tde\t24h\tSa. 15. Aug.
            2026-08-15 12:00\tEurope/Berlin\theader\tja\t24h\t8/15
            2026-08-15 13:00\tEurope/Berlin\theader\tja\t24h\t8/15
            """
        ).rows
      ),
      coverage: [try coverage], findings: [finding], base: "..")
  }

  static func page() throws -> String {
    String(
      decoding: ReviewPage(content: try content(), measurer: BlockMeasurer()).html(),
      as: UTF8.self)
  }
}
