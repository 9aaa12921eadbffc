import Findings
import Slots

/// The bar that stays in sight: ways to the sections, filters, and how many texts they leave.
struct PageFilters {
  /// The sweep whose texts are filtered; nil where the page has none.
  let sweep: SweepResult?
  /// The languages to choose from.
  let languages: [LanguageName]
  /// The sections to go to.
  let sections: [(id: String, title: String)]

  /// Writes the bar.
  func append(to html: inout HTML) {
    html.element("div", ["class": "bar"]) { html in
      html.element("nav", ["aria-label": "Sections"]) { html in
        html.element("ul") { html in
          for section in sections {
            html.element("li") { html in
              html.element(
                "a", ["href": "#\(section.id)", "data-section": section.id], text: section.title)
            }
          }
        }
      }
      html.element("form", ["id": "filters", "role": "search", "aria-label": "Filters"]) { html in
        fields(&html)
      }
    }
    if sweep != nil {
      html.element("output", ["id": "count", "aria-live": "polite", "for": "filters"]) { _ in }
    }
  }

  private func fields(_ html: inout HTML) {
    Self.field("text", "Text, key or source", grows: true, &html) { html in
      html.void(
        "input",
        [
          "type": "search", "id": "filter-text", "autocomplete": "off", "spellcheck": "false",
          "aria-keyshortcuts": "/",
        ])
    }
    choice(
      "language", "Language",
      [("", "All languages")]
        + languages.map { name in
          let endonym = name.endonym.flatMap { $0 == name.english ? nil : $0 }
          return (name.code, endonym.map { "\(name.english) – \($0)" } ?? name.english)
        }, &html)
    if let sweep {
      choice("slot", "Slot", [("", "All slots")] + sweep.slots.map { ($0.name, $0.name) }, &html)
      choice(
        "verdict", "Verdict",
        [("", "All verdicts"), ("open", "to decide")]
          + [Verdict.over, .missingGlyph, .scaled, .margin, .ok].map { ($0.identifier, $0.words) }
          + [("accepted", "accepted"), ("fuller", "could be fuller")], &html)
      choice("show", "Cards", [("", "the widest"), ("all", "every text")], &html)
      choice("order", "Order", [("", "by language"), ("width", "tightest first")], &html)
    }
    choice(
      "theme", "Colours", [("", "as the system"), ("light", "light"), ("dark", "dark")], &html)
    html.element("button", ["type": "button", "class": "plain", "id": "reset"], text: "Reset")
  }

  private func choice(
    _ name: String, _ label: String, _ options: [(value: String, text: String)],
    _ html: inout HTML
  ) {
    Self.field(name, label, grows: false, &html) { html in
      html.element("select", ["id": "filter-\(name)", "autocomplete": "off"]) { html in
        for option in options {
          html.element(
            "option", ["value": option.value], text: VisibleText.spelled(option.text))
        }
      }
    }
  }

  private static func field(
    _ name: String, _ label: String, grows: Bool, _ html: inout HTML,
    _ content: (inout HTML) -> Void
  ) {
    html.element("div", ["class": grows ? "field grow" : "field"]) { html in
      html.element("label", ["for": "filter-\(name)"], text: label)
      content(&html)
    }
  }
}
