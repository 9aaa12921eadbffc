import Checks
import Findings
import SwiftSyntax

/// Finds date formats outside of the rulebook.
struct RawDateFormatRule: SourceRule, SourceProjectRule {
  static let description = RuleDescription(
    identifier: "raw-date-format",
    family: .dates,
    title: "A date format outside of the rulebook",
    explanation: """
      An app with a rulebook decides in one place how each of its surfaces shows a date in each \
      language. A format elsewhere escapes that: `dateFormat`, \
      `setLocalizedDateFormatFromTemplate`, `formatted(date:time:)`, `.dateTime`, \
      `Date.FormatStyle`, `DateFormatter()`, `DateIntervalFormatter()`, \
      `DateFormatter.localizedString`. Formats for machines are left alone: numbers from the year \
      down or of the time with its seconds, the date of RFC 5322, whatever stands with the locale `en_US_POSIX`, code that only \
      reads dates; so are previews, tests and `#if DEBUG`. `rulebook.remainingFormats` lists the \
      formats that may remain, by file and exact format; each entry excuses one. Without a \
      `rulebook` in the configuration the rule is off.
      """,
    consequence: "Users read dates in an order or a form that nobody decided upon.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          let formatter = DateFormatter()
          formatter.dateFormat = ↓"EEE d MMM"
          short.setLocalizedDateFormatFromTemplate(↓"EEEMMMd")
          """, sources: SourceOptions(rulebook: .example)),
      RuleExample(
        source: """
          func label() -> String { date.↓formatted(date: .abbreviated, time: .omitted) }
          func day() -> Text { Text(date, format: ↓.dateTime.weekday(.wide)) }
          func formatter() -> DateFormatter { ↓DateFormatter() }
          """, sources: SourceOptions(rulebook: .example)),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          func stamp() -> String {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "EEE MMM d HH:mm:ss yyyy"
            return formatter.string(from: date)
          }
          func key() -> String {
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
            return formatter.string(from: date)
          }
          """, sources: SourceOptions(rulebook: .example)),
      RuleExample(
        source: """
          let formatter = DateFormatter()
          formatter.dateFormat = "d MMM"
          """, path: "App/Export/Report.swift",
        sources: SourceOptions(
          rulebook: Rulebook(
            paths: [GlobPattern("App/Dates/**")],
            remainingFormats: [
              RemainingFormat(
                path: "App/Export/Report.swift", format: "d MMM",
                reason: "The report is for English readers only.")
            ]))),
      RuleExample(
        source: """
          formatter.dateFormat = "d MMM"
          """, path: "App/Dates/Plans.swift", sources: SourceOptions(rulebook: .example)),
      RuleExample(
        source: """
          let kind = Column.Kind.dateTime
          show(.dateTime)
          """, sources: SourceOptions(rulebook: .example)),
      RuleExample(
        source: """
          let formatter = DateFormatter()
          formatter.dateFormat = "d MMM"
          """),
    ])

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
    for file in project.files {
      var remaining = rulebook.formats(remainingIn: file)
      for raw in file.facts?.rawFormats ?? [] {
        if let index = remaining.firstIndex(of: raw.format) {
          remaining.remove(at: index)
          continue
        }
        report.add(
          "'\(raw.format)' formats a date outside of the rulebook",
          remedy: "Name an intent of the rulebook, or list it in 'remainingFormats' with a reason.",
          at: SourceLocation(
            path: file.path, line: raw.position.line, column: raw.position.column,
            offset: raw.position.offset),
          excerpt: Excerpt(value: raw.quoted, marked: raw.marked))
      }
    }
  }
}

extension Rulebook {
  /// The rulebook of the examples.
  static let example = Rulebook(paths: [GlobPattern("App/Dates/**")])

  /// The formats that may remain in a file, one entry for each time.
  func formats(remainingIn file: SourceProject.File) -> [String] {
    remainingFormats.filter { $0.path == file.relativePath ?? file.path }.map(\.format)
  }
}
