import Checks
import SwiftSyntax

/// Reports what the parser can't make sense of, so that nobody takes the file for checked.
struct SyntaxErrorRule: SourceRule {
  static let description = RuleDescription(
    identifier: "syntax-error",
    family: .sources,
    title: "Code that doesn't parse",
    explanation: """
      The file is checked as far as it parses, but what the parser had to skip is not. Code in a \
      newer version of Swift than the toolchain's is reported too.
      """,
    consequence: "Whatever stands in the broken part is not checked.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          func title() -> String {
            let text = ↓
            return NSLocalizedString("title", comment: "")
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          func title() -> String { String(localized: "title") }
          """)
    ])

  static let interests = SourceInterests(files: true, onlyWhereParsed: true)

  /// The most errors of a file that are worth telling: most follow from the first.
  private static let limit = 3

  func check(file: SourceFileSyntax, in context: SourceContext, report: inout SourceReport) {
    guard file.hasError else { return }
    for problem in SyntaxProblem.first(Self.limit, in: context.source) {
      report.add(
        "the code doesn't parse: \(problem.message)",
        remedy: "Mend it, or leave the file out with 'exclude'.",
        at: problem.offset..<problem.offset)
    }
  }
}
