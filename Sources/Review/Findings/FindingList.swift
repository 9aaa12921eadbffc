import Findings
import StringCatalog

/// Everything that the checks found, by file, each with its place.
struct FindingList {
  let findings: [Finding]
  let links: SourceLinks

  /// The most findings on the page; a longer list is a baseline's affair, not a reader's.
  static let limit = 3_000

  /// Writes the section.
  func append(to html: inout HTML) {
    html.element("section", ["id": "findings", "aria-labelledby": "findings-title"]) { html in
      html.element("h2", ["id": "findings-title", "tabindex": "-1"], text: "Findings")
      guard !findings.isEmpty else {
        html.element("p", ["class": "lead"], text: "The checks found nothing.")
        return
      }
      html.element("p", ["class": "lead"]) { html in
        html.text(Self.counts(findings))
        html.text(". ")
        html.element("span", ["id": "findings-shown"]) { _ in }
      }
      let shown = findings.sorted(by: Self.isBefore).prefix(Self.limit)
      var rest = shown[...]
      while let path = rest.first?.location.path {
        let end = rest.firstIndex { $0.location.path != path } ?? rest.endIndex
        append(rest[..<end], of: path, to: &html)
        rest = rest[end...]
      }
      if findings.count > Self.limit {
        html.element(
          "p", ["class": "note"],
          text: "\(Figures.count(findings.count - Self.limit)) more are left out. "
            + "'endonym check' lists all.")
      }
    }
  }

  private static func counts(_ findings: [Finding]) -> String {
    Severity.allCases.reversed().compactMap { severity in
      let count = findings.filter { $0.severity == severity }.count
      return count == 0 ? nil : FindingCounts.spelled(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  /// Orders by place; at one place the gravest first.
  private static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.severity != right.severity { return left.severity > right.severity }
    return (left.rule, left.language ?? "", left.message)
      < (right.rule, right.language ?? "", right.message)
  }

  private func append(_ findings: ArraySlice<Finding>, of path: String, to html: inout HTML) {
    html.element("section", ["class": "file"]) { html in
      html.element("h3") { html in
        html.element("a", ["href": links.address(of: path)]) { html in
          html.element("code", text: VisibleText.spelled(path))
        }
      }
      html.element("ul", ["class": "findings"]) { html in
        for finding in findings { append(finding, to: &html) }
      }
    }
  }

  private func append(_ finding: Finding, to html: inout HTML) {
    let severity = finding.severity.rawValue
    html.element(
      "li", ["class": "finding", "data-language": finding.language, "data-severity": severity]
    ) { html in
      html.element("p", ["class": "what"]) { html in
        html.element("span", ["class": "badge \(severity)"], text: severity)
        html.text(" \(VisibleText.spelled(finding.message))")
      }
      if let excerpt = finding.excerpt, !excerpt.value.isEmpty {
        html.element("p", ["class": "excerpt"]) { Self.append(excerpt, finding.language, to: &$0) }
      }
      html.element("p", ["class": "advice"]) { html in
        html.text("\(VisibleText.spelled(finding.consequence)) ")
        html.text(VisibleText.spelled(finding.remedy))
      }
      html.element("p", ["class": "place"]) { html in
        html.element("a", ["href": links.address(of: finding.location.path)]) { html in
          html.element("code", text: SourceLinks.text(finding.location))
        }
        html.element("span", text: finding.rule)
        if let language = finding.language {
          html.element("span") { $0.language(LanguageName(language)) }
        }
        if let entry = finding.entry {
          html.element("bdi") { $0.element("code", text: VisibleText.spelled(entry)) }
        }
        if let variation = finding.variation {
          html.element("span", text: VisibleText.spelled(variation))
        }
      }
    }
  }

  /// The value, its part at fault marked.
  private static func append(_ excerpt: Excerpt, _ language: String?, to html: inout HTML) {
    let bytes = Array(excerpt.value.utf8)
    let marked = excerpt.marked
    func part(_ range: Range<Int>) -> String {
      VisibleText.spelled(String(decoding: bytes[range], as: UTF8.self))
    }
    html.element("bdi", ["lang": language]) { html in
      html.text(part(0..<marked.lowerBound))
      if !marked.isEmpty { html.element("mark", text: part(marked)) }
      html.text(part(marked.upperBound..<bytes.count))
    }
  }
}
