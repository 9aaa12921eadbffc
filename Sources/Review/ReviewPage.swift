import Checks
import Findings
import Ink
import Slots
import StringCatalog

/// One HTML page on which a person sees every text in its place, the dates, the coverage and all
/// findings.
///
/// It needs no network and no other file; the same content gives the same bytes.
public struct ReviewPage: Sendable {
  /// What it shows.
  public var content: ReviewContent
  /// The fonts that draw the texts; nil where none could be opened: the numbers are shown alone.
  public var measurer: (any TextMeasurer)?

  /// Creates a page.
  public init(content: ReviewContent, measurer: (any TextMeasurer)?) {
    self.content = content
    self.measurer = measurer
  }

  /// The page, in UTF-8.
  public func html() -> [UInt8] {
    let links = SourceLinks(base: content.base)
    let sheet = content.sweep.flatMap { sweep in
      sweep.slots.isEmpty
        ? nil
        : ContactSheet(sweep, sourceLanguage: content.sourceLanguage, links: links, measurer)
    }
    let matrix = content.manifest.flatMap { manifest in
      manifest.dates.isEmpty
        ? nil : DateMatrix(manifest, goldens: content.goldens, anchors: content.anchors)
    }
    var glyphs = measurer.map { GlyphSheet($0) }
    let data = data(sheet, matrix, &glyphs)
    let (script, style) = (Array(PageScript.text.utf8), Array(PageStyle.text.utf8))
    var html = HTML()
    html.markup("<!DOCTYPE html>\n")
    html.element("html", ["lang": "en"]) { html in
      head(ContentPolicy.text(script: script, style: style), style, &html)
      html.element("body") { html in
        html.element(
          "a", ["class": "skip", "href": "#main", "data-section": "main"], text: "Skip to texts")
        PageHeader(content: content, languages: sheet?.languages.count ?? 0).append(to: &html)
        PageFilters(
          sweep: sheet == nil ? nil : content.sweep, languages: languages(sheet),
          sections: sections(sheet, matrix)
        ).append(to: &html)
        html.element("main", ["id": "main"]) { html in
          cards(sheet != nil, &html)
          matrix?.append(to: &html)
          CoverageTable(coverage: content.coverage, links: links).append(to: &html)
          FindingList(findings: content.findings, links: links).append(to: &html)
        }
        glyphs?.append(to: &html)
        html.code("script", ["type": "application/json", "id": "data"], data)
        html.markup("\n")
        html.code("script", [:], script)
      }
    }
    html.markup("\n")
    return html.bytes
  }

  private func head(_ policy: String, _ style: [UInt8], _ html: inout HTML) {
    html.element("head") { html in
      html.void("meta", ["charset": "utf-8"])
      html.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      html.void("meta", ["name": "color-scheme", "content": "light dark"])
      html.element("title", text: "\(VisibleText.spelled(content.title)) – Endonym report")
      html.code("style", [:], style)
    }
    html.markup("\n")
  }

  /// The languages of anything on the page that the filter can choose.
  private func languages(_ sheet: ContactSheet?) -> [LanguageName] {
    var languages = sheet?.languages ?? []
    var known = Set(languages.map(\.code))
    let others =
      content.coverage.flatMap { $0.languages.map(\.language) }
      + (content.manifest?.dates.map(\.language) ?? []) + content.findings.compactMap(\.language)
    let names = others.filter { known.insert($0).inserted }.map { LanguageName($0) }
    languages += names.sorted { ($0.english, $0.code) < ($1.english, $1.code) }
    return languages
  }

  private func sections(
    _ sheet: ContactSheet?, _ matrix: DateMatrix?
  ) -> [(id: String, title: String)] {
    var sections: [(id: String, title: String)] = []
    if sheet != nil { sections += [("sheet", "Texts"), ("previews", "Previews")] }
    if matrix != nil { sections.append(("dates", "Dates")) }
    if !content.coverage.isEmpty { sections.append(("coverage", "Coverage")) }
    sections.append(("findings", "Findings"))
    return sections
  }

  private func cards(_ hasSheet: Bool, _ html: inout HTML) {
    guard hasSheet else { return }
    html.element("section", ["id": "sheet", "aria-labelledby": "sheet-title"]) { html in
      html.element("h2", ["id": "sheet-title", "tabindex": "-1"], text: "Texts")
      html.element(
        "p", ["class": "lead"],
        text:
          "Each text as outlines at full size in the width that its slot leaves. The solid line "
          + "is the budget, the dashed one 95 % of it; what lies beyond the budget is red.")
      html.element("noscript") { html in
        html.element(
          "p", ["class": "note"], text: "The cards are drawn by a script, which is turned off here."
        )
      }
      html.element("div", ["id": "cards"]) { _ in }
    }
    html.element("section", ["id": "previews", "aria-labelledby": "previews-title"]) { html in
      html.element("h2", ["id": "previews-title", "tabindex": "-1"], text: "Previews")
      html.element(
        "p", ["class": "lead"],
        text:
          "The source texts as two languages that nobody speaks: one of accented letters that is "
          + "as much longer as translations get, and one that runs from right to left in mirrored "
          + "slots. Nothing here counts as a finding.")
      html.element("div", ["id": "preview-cards"]) { _ in }
    }
  }

  private func data(
    _ sheet: ContactSheet?, _ matrix: DateMatrix?, _ glyphs: inout GlyphSheet?
  ) -> [UInt8] {
    var json = ScriptJSON()
    var strings = StringTable()
    json.object { json in
      json.key("sourceLanguage")
      json.string(content.sourceLanguage)
      json.key("verdicts")
      json.array { json in for verdict in Verdict.allCases { json.string(verdict.identifier) } }
      if let sheet {
        sheet.append(to: &json, strings: &strings, glyphs: &glyphs)
      } else {
        for key in ["slots", "languages", "fallbacks", "texts", "drawings"] as [StaticString] {
          json.key(key)
          json.array { _ in }
        }
      }
      matrix?.append(to: &json, strings: &strings)
      json.key("names")
      json.names(of: content.manifest?.dates.map(\.language) ?? [])
      json.key("strings")
      json.array { json in for text in strings.texts { json.string(text) } }
    }
    return json.bytes
  }
}

extension ScriptJSON {
  /// Writes languages' names by their identifiers.
  fileprivate mutating func names(of languages: [String]) {
    var known: Set<String> = []
    object { json in
      for language in languages where known.insert(language).inserted {
        let name = LanguageName(language)
        json.key(named: language)
        json.array { json in
          json.string(name.english)
          json.string(name.endonym ?? "")
        }
      }
    }
  }
}
