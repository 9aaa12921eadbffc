import Checks
import SwiftSyntax

/// Finds formats for machines in the user's locale.
struct FixedFormatLocaleRule: DatePatternRule {
  static let description = RuleDescription(
    identifier: "fixed-format-locale",
    family: .dates,
    title: "A format for machines in the user's locale",
    explanation: """
      A formatter without a locale of its own takes the user's, and with it the calendar, the \
      digits and the 12- or 24-hour setting: in Thai 2026 becomes 2569 in `yyyy`, in Egypt the \
      digits are ٠١٢, and `HH` may fail to parse. Fixed formats, and code that only parses, need \
      `Locale(identifier: "en_US_POSIX")`; plain `en_US` still follows the 12- or 24-hour setting. \
      Source: Apple, Technical Q&A QA1480. Code that sets a \
      locale which syntax can't tell is left alone. Where the assignment stands on a line of its \
      own, the mend adds the locale before it.
      """,
    consequence: "Dates can't be read back, or a server gets the year 2569.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          func key(of date: Date) -> String {
            let formatter = DateFormatter()
            formatter.dateFormat = ↓"yyyy-MM-dd"
            return formatter.string(from: date)
          }
          func date(_ text: String) -> Date? {
            let parser = DateFormatter()
            parser.dateFormat = ↓"dd.MM.yyyy"
            return parser.date(from: text)
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          func key(of date: Date) -> String {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "yyyy-MM-dd"
            return formatter.string(from: date)
          }
          """),
      RuleExample(
        source: """
          func key(of date: Date) -> String {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.dateFormat = "yyyy-MM-dd"
            return formatter.string(from: date)
          }
          """),
      RuleExample(
        source: """
          func label(of date: Date) -> String {
            let formatter = DateFormatter()
            formatter.dateFormat = "d MMM"
            return formatter.string(from: date)
          }
          """),
    ])

  func check(
    _ literal: DatePatternLiteral, in context: SourceContext, report: inout SourceReport
  ) {
    guard literal.use == .format, let member = literal.user.as(MemberAccessExprSyntax.self) else {
      return
    }
    let scope = EnclosingScope(around: member, in: context.source)
    guard !scope.usesPosixLocale, literal.pattern.isMachineReadable || scope.onlyParses else {
      return
    }
    let setsLocale = scope.names.contains("locale")
    guard !setsLocale || scope.usesEnglishLocale && literal.pattern.text.lowercased().contains("h")
    else { return }
    report.add(
      setsLocale
        ? "'\(literal.pattern.text)' follows the user's 12- or 24-hour setting in this locale"
        : "'\(literal.pattern.text)' is a fixed format in the user's locale",
      remedy: "Set the locale 'en_US_POSIX', or use 'Date.ISO8601FormatStyle'.", at: literal.node,
      edits: setsLocale ? [] : edit(before: member, in: context.source).map { [$0] } ?? [])
  }

  private func edit(
    before member: MemberAccessExprSyntax, in source: InspectedSource
  ) -> SourceEdit? {
    guard let base = member.base, base.is(DeclReferenceExprSyntax.self),
      member.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) ?? false
    else { return nil }
    let start = member.range.lowerBound
    guard source.isFirstInLine(start) else { return nil }
    let place = source.startAboveAllowances(of: start)
    let indentation = source.indentation(before: place)
    return SourceEdit(
      place..<place,
      "\(source.text(base.range)).locale = Locale(identifier: \"en_US_POSIX\")"
        + source.lineBreak(before: place) + indentation)
  }
}
