import Findings
import Ink
import StringCatalog

/// The report of a sweep in Markdown, meant to be committed and reviewed as texts are.
///
/// It depends on nothing but the sweep: no date, no path of the machine, no line of a file.
public struct WidthsReport: Sendable {
  private let result: SweepResult
  private let informational: [SweepResult]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - result: The sweep for the device that must fit.
  ///   - informational: The sweeps for other widths.
  public init(_ result: SweepResult, informational: [SweepResult] = []) {
    self.result = result
    self.informational = informational
  }

  /// The report; it ends in a line feed.
  public var markdown: String {
    var lines = ["# Widths", ""]
    lines += [
      "Written by `endonym widths`; don't edit it. Widths are in points, rounded up to the point "
        + "before they are judged, as on the device. A text passes up to 95 % of its budget.", "",
    ]
    lines += fonts + budgets
    lines += ["## Slots", ""]
    for slot in result.slots { lines += section(of: slot) }
    lines += findings + accepted + margins + fuller + otherWidths + problems
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private var fonts: [String] {
    let rows = result.fonts.map { font in
      let file = font.path.split(separator: "/").last.map(String.init) ?? font.path
      return [font.family, file, font.version].map(MarkdownText.escaped) + ["`\(font.digest)`"]
    }
    return ["## Fonts", ""] + MarkdownText.table(["Family", "File", "Version", "SHA-256"], rows)
      + [""]
  }

  private var budgets: [String] {
    let family = result.fonts.first?.family
    let rows = result.slots.map { slot in
      [
        MarkdownText.escaped(slot.name),
        MarkdownText.escaped(FontDescription(style: slot.style, family: family).text),
        "\(slot.lines)", "\(Points.text(slot.minimumScaleFactor * 100)) %",
        BudgetArithmetic(slot.layout, deviceWidth: result.deviceWidth).text,
      ]
    }
    return [
      "## Budgets", "", "The device that must fit is \(Points.text(result.deviceWidth)) wide.", "",
    ]
      + MarkdownText.table(
        ["Slot", "Font", "Lines", "Least scale", "Budget"], numbers: [2, 3], rows) + [""]
  }

  private func section(of slot: Slot) -> [String] {
    let verdicts = result.verdicts.filter { $0.text.slot == slot.name }
    var languages: [String] = []
    var byLanguage: [String: [SlotVerdict]] = [:]
    for verdict in verdicts {
      if byLanguage[verdict.text.language] == nil { languages.append(verdict.text.language) }
      byLanguage[verdict.text.language, default: []].append(verdict)
    }
    let rows = languages.compactMap { language -> [String]? in
      guard let all = byLanguage[language], let first = all.first else { return nil }
      let widest = all.dropFirst().reduce(first) { $1.extent > $0.extent ? $1 : $0 }
      let identifier = LanguageIdentifier(parsing: language)
      return [
        MarkdownText.escaped(identifier.englishName),
        MarkdownText.escaped(identifier.endonym ?? language),
        "\(all.reduce(0) { $0 + $1.text.occurrences })",
        MarkdownText.escaped(widest.text.value), widest.amount(on: slot.lines), widest.share,
        VerdictSummary(all).text,
      ]
    }
    return ["### \(MarkdownText.escaped(slot.name))", ""]
      + MarkdownText.table(
        ["Language", "In itself", "Texts", "Widest", "Width", "Of the budget", "Verdict"],
        numbers: [2, 4, 5], rows) + [""]
  }

  private var findings: [String] {
    let items = result.findings.filter { $0.severity != .note }.map { finding in
      var item = "- `\(finding.rule)`: \(MarkdownText.escaped(finding.message))"
      if let entry = finding.entry {
        item += ", entry \(MarkdownText.escaped(entry))"
        if let variation = finding.variation { item += " (\(MarkdownText.escaped(variation)))" }
      }
      if let excerpt = finding.excerpt { item += ": “\(MarkdownText.escaped(excerpt.value))”" }
      return item + ". " + MarkdownText.escaped(finding.consequence)
    }
    return ["## Findings", ""] + (items.isEmpty ? ["None."] : items) + [""]
  }

  private var accepted: [String] {
    let rows = result.verdicts.compactMap { verdict -> [String]? in
      guard let reason = verdict.acceptedReason else { return nil }
      return place(of: verdict) + [verdict.outcome, MarkdownText.escaped(reason)]
    }
    guard !rows.isEmpty else { return [] }
    return ["## Accepted", ""]
      + MarkdownText.table(
        ["Slot", "Language", "Text", "Width", "Of the budget", "Verdict", "Reason"],
        numbers: [3, 4], rows) + [""]
  }

  private var margins: [String] {
    let rows = result.verdicts.filter { $0.verdict == .margin }.map(place)
    guard !rows.isEmpty else { return [] }
    return ["## In the margin", "", "These fit, but take more than 95 % of their budget.", ""]
      + MarkdownText.table(
        ["Slot", "Language", "Text", "Width", "Of the budget"], numbers: [3, 4], rows) + [""]
  }

  private var fuller: [String] {
    let rows = result.verdicts.compactMap { verdict -> [String]? in
      guard let full = verdict.fullerWording else { return nil }
      return Array(place(of: verdict).prefix(3)) + [MarkdownText.escaped(full)]
    }
    guard !rows.isEmpty else { return [] }
    return [
      "## Could be fuller", "", "These were shortened, and their full wording fits by now.", "",
    ]
      + MarkdownText.table(["Slot", "Language", "Text", "Full wording"], rows) + [""]
  }

  private var otherWidths: [String] {
    guard !informational.isEmpty else { return [] }
    var lines = ["## Other widths", "", "These fail nothing.", ""]
    for other in informational {
      let rows = result.slots.map { slot in
        let verdicts = other.verdicts.filter { $0.text.slot == slot.name }
        let counts = Verdict.allCases.map { verdict in
          "\(verdicts.count { $0.verdict == verdict && $0.acceptedReason == nil })"
        }
        let accepted = verdicts.count { $0.acceptedReason != nil }
        let budget = slot.layout.contentWidth(deviceWidth: other.deviceWidth)
        return [MarkdownText.escaped(slot.name), Points.text(budget)] + counts
          + ["\(accepted)"]
      }
      lines += ["### \(Points.text(other.deviceWidth)) wide", ""]
      lines += MarkdownText.table(
        ["Slot", "Budget", "OK", "Margin", "Scaled", "Over", "No glyph", "Accepted"],
        numbers: Set(1...7), rows)
      lines.append("")
    }
    return lines
  }

  private var problems: [String] {
    guard !result.problems.isEmpty else { return [] }
    return ["## Not measured", ""]
      + result.problems.map { problem in
        "- \(MarkdownText.escaped(problem.message)). \(MarkdownText.escaped(problem.remedy))"
      } + [""]
  }

  private func place(of verdict: SlotVerdict) -> [String] {
    let text = verdict.text
    let lines = result.slots.first { $0.name == text.slot }?.lines ?? 1
    return [
      MarkdownText.escaped(text.slot),
      MarkdownText.escaped(LanguageIdentifier(parsing: text.language).englishName),
      MarkdownText.escaped(text.value), verdict.amount(on: lines), verdict.share,
    ]
  }
}
