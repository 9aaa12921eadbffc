import Checks
import Findings
import Ink
import Slots
import StringCatalog

@testable import Review

/// A project whose every text tries to become code.
enum HostileContent {
  /// Each would set `stolen` or open a dialog if any part of the page took it for code.
  static let attacks = [
    "</script><script>window.stolen=1;alert(1)</script>",
    "\"><img src=x onerror=\"window.stolen=1\">",
    "'><svg onload='window.stolen=1'>",
    "javascript:window.stolen=1",
    "<!--<script>window.stolen=1",
    "]]><script>window.stolen=1</script>",
    "{{constructor.constructor('window.stolen=1')()}}",
    "\u{2028}window.stolen=1//\u{2029}",
    "\u{202E}txet desrever\u{0}\u{7}\u{1B}[31m",
    "&lt;img onerror=&quot;window.stolen=1&quot;&gt;",
    "\\u003cscript>\\\"</style><style>*{display:none}",
    "%3Cscript%3E",
    "__proto__",
  ]

  static func content(_ attack: String) throws -> ReviewContent {
    let slot = Slot(
      name: attack, style: TextStyle(size: 10), layout: .fixed(100), fills: [])
    let place = SourceLocation(path: attack, line: 1)
    let verdicts = ["en", attack].map { language in
      SlotVerdict(
        text: SlotText(
          slot: attack, language: language, value: attack,
          origin: .entry(catalog: attack, key: attack, variation: attack), arguments: [attack],
          location: place),
        width: 300, budget: 100, scale: nil, verdict: .over, missing: [attack],
        acceptedReason: attack, fullerWording: attack)
    }
    let date = RenderedDate(
      intent: attack, language: attack, plan: attack,
      decisions: [.init(classifier: attack, value: attack, reason: attack, source: attack)],
      texts: [.init(clock: attack, instant: attack, value: attack)])
    let finding = Finding(
      rule: attack, severity: .error, location: place, entry: attack, language: attack,
      variation: attack, message: attack, excerpt: Excerpt(value: attack, marked: 1..<4),
      consequence: attack, remedy: attack)
    var coverage = LanguageCoverage(language: attack)
    coverage.missing = 1
    var catalog = CatalogCoverage(try SampleCatalog.empty, path: attack)
    catalog.languages = [coverage]
    return ReviewContent(
      title: attack,
      sweep: SweepResult(
        deviceWidth: 390, slots: [slot], verdicts: verdicts,
        fonts: [FontRecord(family: attack, path: attack, version: attack, digest: attack)],
        findings: [], problems: []),
      sourceLanguage: "en",
      manifest: RenderedManifest(
        localeData: attack, command: attack, sources: [], dates: [date],
        instants: [.init(name: attack, wallClock: attack, timeZone: attack)]),
      goldens: [
        GoldenRecording(
          folder: attack,
          sections: [
            GoldenSection(
              name: attack, rows: [GoldenRow(path: [attack, attack, attack], value: attack)])
          ])
      ],
      coverage: [catalog], findings: [finding],
      problems: [ReportProblem(location: place, message: attack, remedy: attack)], base: attack)
  }
}

/// A catalog without an entry.
enum SampleCatalog {
  static var empty: Catalog {
    get throws {
      try Catalog(parsing: Array(#"{"sourceLanguage":"en","version":"1.0","strings":{}}"#.utf8))
    }
  }
}
