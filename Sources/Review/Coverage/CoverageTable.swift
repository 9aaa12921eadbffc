import Checks
import Findings
import StringCatalog

/// How far each catalog is translated into each language, as a table.
struct CoverageTable {
  let coverage: [CatalogCoverage]
  let links: SourceLinks

  /// Writes the section; nothing where there is no catalog.
  func append(to html: inout HTML) {
    guard !coverage.isEmpty else { return }
    html.element("section", ["id": "coverage", "aria-labelledby": "coverage-title"]) { html in
      html.element("h2", ["id": "coverage-title", "tabindex": "-1"], text: "Coverage")
      html.element(
        "p", ["class": "lead"],
        text:
          "The share of each catalog's entries whose every text is translated. Entries that are "
          + "gone from the sources, or not to be translated, don't count.")
      html.element(
        "div",
        [
          "class": "scroll", "tabindex": "0", "role": "region",
          "aria-labelledby": "coverage-title",
        ]
      ) { html in
        html.element("table", ["class": "coverage"]) { html in
          heading(&html)
          body(&html)
        }
      }
    }
  }

  private func heading(_ html: inout HTML) {
    html.element("thead") { html in
      html.element("tr") { html in
        html.element("th", ["scope": "col"], text: "Language")
        for catalog in coverage {
          html.element("th", ["scope": "col"]) { html in
            html.element("a", ["href": links.address(of: catalog.path)]) { html in
              html.element("code", text: VisibleText.spelled(catalog.path))
            }
            html.void("br")
            html.element("small", text: Self.summary(of: catalog))
          }
        }
      }
    }
  }

  private static func summary(of catalog: CatalogCoverage) -> String {
    var parts = [
      FindingCounts.spelled(catalog.translatable, "entry to translate", "entries to translate")
    ]
    if catalog.untranslatable > 0 { parts.append("\(catalog.untranslatable) not to be") }
    if catalog.stale > 0 { parts.append("\(catalog.stale) stale") }
    return parts.joined(separator: ", ")
  }

  private func body(_ html: inout HTML) {
    let byLanguage = coverage.map { catalog in
      Dictionary(catalog.languages.map { ($0.language, $0) }) { first, _ in first }
    }
    let languages = Set(coverage.flatMap { $0.languages.map(\.language) }).map { LanguageName($0) }
      .sorted { ($0.english, $0.code) < ($1.english, $1.code) }
    html.element("tbody") { html in
      for language in languages {
        html.element("tr", ["data-language": language.code]) { html in
          html.element("th", ["scope": "row"]) { $0.language(language) }
          for (catalog, own) in zip(coverage, byLanguage) {
            html.element("td") { html in
              if let coverage = own[language.code] {
                Self.append(coverage, to: &html)
              } else if catalog.sourceLanguage == language.code {
                html.text("source")
              } else {
                html.text("–")
              }
            }
          }
        }
      }
    }
  }

  private static func append(_ coverage: LanguageCoverage, to html: inout HTML) {
    let share = "\(coverage.tenths / 10).\(coverage.tenths % 10)"
    html.element("span", ["class": "share"], text: "\(share) %")
    html.element(
      "svg",
      [
        "class": "meter", "viewBox": "0 0 1000 6", "preserveAspectRatio": "none",
        "aria-hidden": "true",
      ]
    ) { html in
      html.element("rect", ["class": "whole", "width": "1000", "height": "6"]) { _ in }
      html.element("rect", ["class": "part", "width": "\(coverage.tenths)", "height": "6"]) { _ in }
    }
    var parts: [String] = []
    if coverage.missing > 0 { parts.append("\(coverage.missing) missing") }
    if coverage.unfinished > 0 { parts.append("\(coverage.unfinished) unfinished") }
    if coverage.machineTranslated > 0 { parts.append("\(coverage.machineTranslated) by machine") }
    html.element("small", text: parts.isEmpty ? "all by people" : parts.joined(separator: ", "))
  }
}
