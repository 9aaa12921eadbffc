import Checks

/// What is recorded and decided about an app's dates, by what it is about.
struct DateComparison {
  /// The recording of the manifest's own version of the locale data; nil where there is none.
  let recording: GoldenRecording?
  /// The newest recording of another version; nil where there is none.
  let other: GoldenRecording?
  private let recorded: [[String]: String]
  private let elsewhere: [[String]: String]
  private let anchors: [[String]: [AnchorRow]]
  private let instants: [[String]: String]

  /// Collects what there is for a manifest.
  init(_ manifest: RenderedManifest, goldens: [GoldenRecording], anchors: [AnchorRow]) {
    recording = goldens.last { $0.isOf(localeData: manifest.localeData) }
    other = goldens.last { !$0.isOf(localeData: manifest.localeData) }
    recorded = Self.rows(of: recording)
    elsewhere = Self.rows(of: other)
    self.anchors = Dictionary(grouping: anchors) { [$0.intent, $0.language] }
    instants = Dictionary(
      (manifest.instants ?? []).map { ([$0.wallClock, $0.timeZone], $0.name) }
    ) { first, _ in first }
  }

  /// A date with all that is known of it.
  func cell(of date: RenderedDate) -> DateCell {
    let texts = date.texts.map { text in
      DateCell.Text(
        rendered: text, recorded: Self.value(of: text, of: date, in: recorded),
        elsewhere: Self.value(of: text, of: date, in: elsewhere))
    }
    let anchors = (anchors[[date.intent, date.language]] ?? []).map { row in
      let instant = instants[[row.wallClock, row.timeZone]]
      return DateCell.Anchor(
        row: row,
        rendered: date.texts.first { $0.clock == row.clock && $0.instant == instant }?.value)
    }
    return DateCell(date: date, texts: texts, anchors: anchors)
  }

  /// A recording's texts by language and what goldens call the path; an intent that shows no hour is
  /// recorded once for any clock.
  private static func rows(of recording: GoldenRecording?) -> [[String]: String] {
    var rows: [[String]: String] = [:]
    for section in recording?.sections ?? [] {
      for row in section.rows { rows[[section.name] + row.path] = row.value }
    }
    return rows
  }

  private static func value(
    of text: RenderedDate.Text, of date: RenderedDate, in rows: [[String]: String]
  ) -> String? {
    rows[[date.language, date.intent, text.clock, text.instant]]
      ?? rows[[date.language, date.intent, "any clock", text.instant]]
  }
}
