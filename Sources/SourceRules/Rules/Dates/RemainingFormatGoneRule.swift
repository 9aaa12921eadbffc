import Checks
import Findings
import SwiftSyntax

/// Finds entries of `remainingFormats` whose format is gone, so that the list shrinks.
struct RemainingFormatGoneRule: SourceRule, SourceProjectRule {
  static let description = RuleDescription(
    identifier: "remaining-format-gone",
    family: .dates,
    title: "An exception for a date format that is gone",
    explanation: """
      Each entry of `rulebook.remainingFormats` excuses one format in one file. Once that format \
      has moved into the rulebook, or its file is gone, the entry would excuse a new one \
      silently. The finding stands at the start of the file that the entry names.
      """,
    consequence: "A new raw format in the same file goes unnoticed.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          ↓let text = date.withFormat(.reportDate)
          let intervals = DateIntervalFormatter()
          """, path: "App/Export/Report.swift", sources: sources)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let formatter = DateFormatter()
          formatter.dateFormat = "d MMM"
          """, path: "App/Export/Report.swift", sources: sources)
    ])

  private static let sources = SourceOptions(
    rulebook: Rulebook(
      paths: [GlobPattern("App/Dates/**")],
      remainingFormats: [
        RemainingFormat(
          path: "App/Export/Report.swift", format: "d MMM",
          reason: "The report is for English readers only.")
      ]))

  static let interests = RawDateFormatReader.interests

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    RawDateFormatReader.read(call, in: context, &report)
  }

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    RawDateFormatReader.read(member, in: context, &report)
  }

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    guard let rulebook = project.options.rulebook else { return }
    var known: Set<String> = []
    for file in project.files {
      known.insert(file.relativePath ?? file.path)
      var remaining = rulebook.formats(remainingIn: file)
      for raw in file.facts?.rawFormats ?? [] {
        if let index = remaining.firstIndex(of: raw.format) { remaining.remove(at: index) }
      }
      for format in remaining {
        report.add(
          "the format '\(format)', which may remain in this file, is gone",
          remedy: "Take the entry out of 'remainingFormats'.",
          at: SourceLocation(path: file.path))
      }
    }
    guard project.isWhole else { return }
    for entry in rulebook.remainingFormats where !known.contains(entry.path) {
      report.add(
        "the file '\(entry.path)', in which the format '\(entry.format)' may remain, is gone",
        remedy: "Take the entry out of 'remainingFormats'.",
        at: SourceLocation(path: entry.path))
    }
  }
}
