import Checks
import Findings

/// The date rulebook as a table of languages and intents, with everything about a cell on demand.
struct DateMatrix {
  private let manifest: RenderedManifest
  private let comparison: DateComparison
  private let anchorPath: String?
  private let cells: [DateCell]
  private let intents: [String]
  private let languages: [LanguageName]

  /// Holds a manifest against recordings and decisions.
  init(
    _ manifest: RenderedManifest, goldens: [GoldenRecording],
    anchors: (path: String, rows: [AnchorRow])?
  ) {
    self.manifest = manifest
    let comparison = DateComparison(manifest, goldens: goldens, anchors: anchors?.rows ?? [])
    self.comparison = comparison
    anchorPath = anchors?.path
    cells = manifest.dates.map(comparison.cell)
    var seen: Set<String> = []
    intents = manifest.dates.map(\.intent).filter { seen.insert($0).inserted }
    languages = Set(manifest.dates.map(\.language)).map { LanguageName($0) }
      .sorted { ($0.english, $0.code) < ($1.english, $1.code) }
  }

  /// Writes the section.
  func append(to html: inout HTML) {
    html.element("section", ["id": "dates", "aria-labelledby": "dates-title"]) { html in
      html.element("h2", ["id": "dates-title", "tabindex": "-1"], text: "Dates")
      html.element("p", ["class": "lead"], text: summary)
      moments(&html)
      html.element(
        "div",
        [
          "class": "scroll tall", "tabindex": "0", "role": "region",
          "aria-labelledby": "dates-title",
        ]
      ) { html in
        html.element("table", ["class": "matrix"]) { html in
          heading(&html)
          body(&html)
        }
      }
      html.element("dialog", ["id": "date", "aria-labelledby": "date-title"]) { _ in }
    }
  }

  private var summary: String {
    var parts = [
      "\(intents.count) intents in \(FindingCounts.spelled(languages.count, "language")), rendered "
        + "with \(manifest.localeData)"
    ]
    if let recording = comparison.recording {
      let count = cells.reduce(0) { $0 + $1.differences }
      parts.append(
        count == 0
          ? "all as recorded in \(recording.folder)"
          : "\(FindingCounts.spelled(count, "text")) not as recorded in \(recording.folder)")
    }
    if let other = comparison.other {
      let count = cells.reduce(0) { $0 + $1.drift }
      parts.append("\(FindingCounts.spelled(count, "text")) otherwise in \(other.folder)")
    }
    let anchors = cells.flatMap(\.anchors)
    if !anchors.isEmpty {
      let broken = anchors.filter { $0.holds == false }.count
      let unknown = anchors.filter { $0.holds == nil }.count
      parts.append(
        "\(FindingCounts.spelled(anchors.count - broken - unknown, "anchor")) "
          + (anchors.count - broken - unknown == 1 ? "holds" : "hold")
          + (broken > 0 ? ", \(broken) broken" : "")
          + (unknown > 0 ? ", \(unknown) at moments that the manifest doesn't have" : ""))
    }
    return VisibleText.spelled(parts.joined(separator: "; ") + ".")
  }

  /// The moments and clocks to choose from.
  private func moments(_ html: inout HTML) {
    var seen: Set<[String]> = []
    let choices = manifest.dates.lazy.flatMap(\.texts).filter {
      seen.insert([$0.instant, $0.clock]).inserted
    }
    html.element("p", ["class": "controls"]) { html in
      html.element("label", ["for": "moment"], text: "Shown at")
      html.text(" ")
      html.element("select", ["id": "moment"]) { html in
        for text in choices {
          html.element(
            "option", ["value": "\(text.clock)|\(text.instant)"],
            text: VisibleText.spelled("\(text.instant), \(text.clock)"))
        }
      }
    }
    html.element("p", ["class": "legend"]) { html in
      Self.mark("differs", "≠", "not as recorded", &html)
      Self.mark("drift", "∆", "otherwise in another version of the locale data", &html)
      Self.mark("anchored", "⚓︎", "decided by a person", &html)
      Self.mark("broken", "✗", "not as a person decided", &html)
    }
  }

  private static func mark(
    _ kind: String, _ sign: String, _ words: String, _ html: inout HTML
  ) {
    html.element("span") { html in
      html.element("span", ["class": "mark \(kind)", "aria-hidden": "true"], text: sign)
      html.text(" \(words)")
    }
  }

  private func heading(_ html: inout HTML) {
    html.element("thead") { html in
      html.element("tr") { html in
        html.element("th", ["scope": "col", "class": "corner"], text: "Language")
        for intent in intents {
          html.element("th", ["scope": "col"]) { html in
            html.element("code", text: VisibleText.spelled(intent))
          }
        }
      }
    }
  }

  private func body(_ html: inout HTML) {
    let numbers = Dictionary(
      cells.enumerated().map { ([$0.element.date.language, $0.element.date.intent], $0.offset) }
    ) { first, _ in first }
    html.element("tbody") { html in
      for language in languages {
        html.element("tr", ["data-language": language.code]) { html in
          html.element("th", ["scope": "row"]) { $0.language(language) }
          for intent in intents {
            html.element("td") { html in
              guard let number = numbers[[language.code, intent]] else { return html.text("–") }
              append(cells[number], number, language, to: &html)
            }
          }
        }
      }
    }
  }

  private func append(
    _ cell: DateCell, _ number: Int, _ language: LanguageName, to html: inout HTML
  ) {
    html.element("button", ["type": "button", "class": "cell", "data-cell": "\(number)"]) { html in
      html.element(
        "bdi",
        ["lang": language.code, "dir": language.isRightToLeft ? "rtl" : nil],
        text: VisibleText.spelled(cell.texts.first?.rendered.value ?? "–"))
      let broken = cell.anchors.filter { $0.holds == false }.count
      let held = cell.anchors.filter { $0.holds == true }.count
      let marks = [
        ("differs", "≠", cell.differences, "not as recorded"), ("drift", "∆", cell.drift, "drift"),
        ("broken", "✗", broken, "anchors broken"), ("anchored", "⚓︎", held, "anchored"),
      ]
      for (kind, sign, count, words) in marks where count > 0 {
        html.text(" ")
        html.element("span", ["class": "mark \(kind)"]) { html in
          html.element("span", ["aria-hidden": "true"], text: sign)
          html.text("\(count)")
          html.element("span", ["class": "hidden"], text: " \(words)")
        }
      }
    }
  }

  /// Writes what the script shows of a cell: places in the table of strings, in rows of fixed length.
  func append(to json: inout ScriptJSON, strings: inout StringTable) {
    json.key("recorded")
    json.string(comparison.recording?.folder ?? "")
    json.key("elsewhere")
    json.string(comparison.other?.folder ?? "")
    json.key("anchors")
    json.string(VisibleText.spelled(anchorPath ?? ""))
    json.key("dates")
    json.array { json in
      for cell in cells {
        json.array { json in
          json.integer(strings.number(of: cell.date.intent))
          json.integer(strings.number(of: cell.date.language))
          json.integer(strings.number(of: cell.date.plan))
          json.integers(
            cell.date.decisions.flatMap {
              [
                strings.number(of: $0.classifier), strings.number(of: $0.value),
                strings.number(of: $0.reason), strings.number(of: $0.source),
              ]
            })
          json.integers(
            cell.texts.flatMap {
              [
                strings.number(of: $0.rendered.clock), strings.number(of: $0.rendered.instant),
                strings.number(of: $0.rendered.value), strings.number(of: $0.recorded),
                strings.number(of: $0.elsewhere),
              ]
            })
          json.integers(
            cell.anchors.flatMap {
              [
                strings.number(of: "\($0.row.wallClock) \($0.row.timeZone)"),
                strings.number(of: $0.row.clock), strings.number(of: $0.row.value),
                strings.number(of: $0.rendered), $0.row.line,
              ]
            })
        }
      }
    }
  }
}
