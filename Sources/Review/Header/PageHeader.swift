import Findings
import Ink
import Slots

/// The top of the page: what it is about, what was measured with what, and what came of it.
struct PageHeader {
  let content: ReviewContent
  let languages: Int

  /// Writes the header.
  func append(to html: inout HTML) {
    html.element("header", ["class": "page"]) { html in
      html.element("p", ["class": "brand"], text: "Endonym report")
      html.element("h1", text: VisibleText.spelled(content.title))
      html.element("p", ["class": "lead"], text: summary)
      if let sweep = content.sweep, !sweep.slots.isEmpty {
        verdicts(of: sweep, &html)
        standIns(of: sweep, &html)
        budgets(of: sweep, &html)
        fonts(of: sweep, &html)
      }
      problems(&html)
    }
  }

  private var summary: String {
    guard let sweep = content.sweep, !sweep.slots.isEmpty else {
      return
        "No slot is declared, so no width was measured. Declare 'slots' in endonym.json to see "
        + "every text in its place."
    }
    let count = sweep.verdicts.count
    let texts = "\(Figures.count(count)) \(count == 1 ? "text" : "texts")"
    let slots = FindingCounts.spelled(sweep.slots.count, "slot")
    let languages = FindingCounts.spelled(languages, "language")
    return "\(texts) in \(slots) and \(languages), measured for a screen "
      + "\(Figures.text(sweep.deviceWidth)) points wide."
  }

  private func verdicts(of sweep: SweepResult, _ html: inout HTML) {
    let accepted = sweep.verdicts.filter { $0.acceptedReason != nil }.count
    let fuller = sweep.verdicts.filter { $0.fullerWording != nil }.count
    let open = sweep.verdicts.filter(\.isOpen).count
    html.element("div", ["class": "tiles", "role": "group", "aria-label": "Show texts by verdict"])
    {
      html in
      tile("", sweep.verdicts.count, "all", "every measured text", &html)
      tile("open", open, "to decide", "too wide, scaled or missing a glyph, not accepted", &html)
      for verdict in [Verdict.over, .missingGlyph, .scaled, .margin, .ok] {
        let count = sweep.verdicts.filter { $0.verdict == verdict }.count
        tile(verdict.identifier, count, verdict.words, verdict.explanation, &html)
      }
      if accepted > 0 {
        tile("accepted", accepted, "accepted", "as it is, with a reason", &html)
      }
      if fuller > 0 {
        tile("fuller", fuller, "could be fuller", "shortened for a narrower screen", &html)
      }
    }
  }

  private func tile(
    _ verdict: String, _ count: Int, _ words: String, _ explanation: String, _ html: inout HTML
  ) {
    html.element(
      "button",
      [
        "type": "button", "class": "tile \(verdict)", "data-verdict": verdict,
        "aria-pressed": verdict.isEmpty ? "true" : "false", "title": explanation,
      ]
    ) { html in
      html.element("b", text: Figures.count(count))
      html.text(" ")
      html.element("span", text: words)
    }
  }

  private func budgets(of sweep: SweepResult, _ html: inout HTML) {
    html.element("details", ["class": "about"]) { html in
      html.element("summary", text: "Slots and their budgets")
      html.element(
        "div",
        [
          "class": "scroll", "tabindex": "0", "role": "region",
          "aria-label": "Slots and their budgets",
        ]
      ) { html in
        html.element("table") { html in
          html.element("thead") { html in
            html.element("tr") { html in
              for heading in ["Slot", "Set in", "Budget", "Passes up to", "From the layout"] {
                html.element("th", ["scope": "col"], text: heading)
              }
            }
          }
          html.element("tbody") { html in
            for slot in sweep.slots {
              let budget = slot.layout.budget(deviceWidth: sweep.deviceWidth)
              html.element("tr") { html in
                html.element("th", ["scope": "row"]) { $0.element("code", text: slot.name) }
                html.element("td", text: slot.summary)
                html.element("td", ["class": "number"], text: "\(Figures.text(budget.points)) pt")
                html.element(
                  "td", ["class": "number"], text: "\(Figures.text(budget.passingPoints)) pt")
                html.element("td", text: slot.layout.arithmetic(deviceWidth: sweep.deviceWidth))
              }
            }
          }
        }
      }
    }
  }

  /// Nobody may take the widths of other fonts for Apple's.
  private func standIns(of sweep: SweepResult, _ html: inout HTML) {
    if sweep.fonts.contains(where: { $0.family.lowercased().hasPrefix("inter") }) {
      html.element(
        "p", ["class": "note"],
        text: "Inter stands in for SF Pro, and Noto for Apple's other fonts: widths are theirs, "
          + "not SF's. Inter is the wider one.")
    }
  }

  private func fonts(of sweep: SweepResult, _ html: inout HTML) {
    guard !sweep.fonts.isEmpty else { return }
    html.element("details", ["class": "about"]) { html in
      html.element("summary", text: "Fonts that the widths rest on")
      html.element(
        "div",
        [
          "class": "scroll", "tabindex": "0", "role": "region",
          "aria-label": "Fonts",
        ]
      ) { html in
        html.element("table") { html in
          html.element("thead") { html in
            html.element("tr") { html in
              for heading in ["Family", "Version", "File", "SHA-256"] {
                html.element("th", ["scope": "col"], text: heading)
              }
            }
          }
          html.element("tbody") { html in
            for font in sweep.fonts {
              html.element("tr") { html in
                html.element("th", ["scope": "row"], text: VisibleText.spelled(font.family))
                html.element("td", text: VisibleText.spelled(font.version))
                html.element("td") { html in
                  html.element("code", text: VisibleText.spelled(font.path))
                }
                html.element("td") { $0.element("code", ["class": "digest"], text: font.digest) }
              }
            }
          }
        }
      }
    }
  }

  private func problems(_ html: inout HTML) {
    let problems = content.problems + (content.sweep?.problems ?? [])
    guard !problems.isEmpty else { return }
    let links = SourceLinks(base: content.base)
    html.element("section", ["class": "problems", "aria-labelledby": "problems-title"]) { html in
      html.element(
        "h2", ["id": "problems-title"],
        text: "This page isn't whole: \(FindingCounts.spelled(problems.count, "problem"))")
      html.element("ul") { html in
        for problem in problems {
          html.element("li") { html in
            html.element("a", ["href": links.address(of: problem.location.path)]) { html in
              html.element("code", text: SourceLinks.text(problem.location))
            }
            html.text(" \(VisibleText.spelled(problem.message)). ")
            html.text(VisibleText.spelled(problem.remedy))
          }
        }
      }
    }
  }
}

extension SlotVerdict {
  /// Whether somebody has to decide something: it doesn't fit as it is, and nobody accepted it.
  var isOpen: Bool {
    switch verdict {
    case .ok, .margin: false
    case .scaled, .over, .missingGlyph: acceptedReason == nil
    }
  }
}
