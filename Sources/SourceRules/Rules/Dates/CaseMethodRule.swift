import Checks
import SwiftSyntax

/// Finds changes of case to text that a formatter or a catalog made.
struct CaseMethodRule: SourceRule {
  static let description = RuleDescription(
    identifier: "case-method-on-rendered-text",
    family: .dates,
    title: "A change of case to finished text",
    explanation: """
      A formatter and a catalog write every word in the case that the language wants there: \
      German nouns with a capital, "AM" as the locale has it, a brand as its owner spells it. \
      A case method afterwards knows none of that, and `lowercased()` not even the language: in \
      Turkish "TITLE" becomes "tıtle" by its own rules and "title" by this method. The rule \
      looks at what `withFormat(…)`, `rendered(as:)`, `formatted(…)`, `string(from:)` of a \
      formatter, `String(localized:)`, `NSLocalizedString` and the app's own look-ups give, also \
      through locals and properties of the file, branches, `+`, interpolation, trimming and \
      replacing. It leaves alone a text that is only compared, a format for machines, and a case \
      method with an explicit `with:` locale that isn't fixed, which is a decision. It is a warning \
      where the method follows the user's language, and for names that `Locale` gives; to begin one \
      of those with a capital, as lists do, is left alone.
      """,
    consequence: "Users read nouns in lower case, or letters that their language doesn't have.",
    severity: .error,
    triggering: [
      RuleExample(
        source: """
          Text(date.withFormat(.sunEventTime, timeZone: zone(of: place)).↓lowercased())
          let day = forecast?.date
            .formatted(.dateTime.weekday(.wide))
            .↓localizedUppercase
          """),
      RuleExample(
        source: """
          func title(of trail: Trail) -> String {
            let name = String(localized: .trailTitle(trail.name))
            return name.↓capitalized
          }
          let label = (isToday ? String(localized: .today) : name).↓uppercased()
          let range = "\\(start.withFormat(.shortDate)) – \\(end.withFormat(.shortDate))".↓uppercased()
          """),
      RuleExample(
        source: """
          struct TrailHeader: View {
            var body: some View { Text(Localization.trails.↓uppercased()) }
          }
          extension TrailHeader {
            enum Localization {
              static let trails = NSLocalizedString("Trails", comment: "Heading")
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let identifier = entry.rawValue.lowercased()
          let title = String(localized: .today).uppercased(with: locale)
          let isMatch = String(localized: .today).lowercased().contains(query.lowercased())
          let stamp = date.formatted(.iso8601).lowercased()
          let language = locale.localizedString(forLanguageCode: code)?.capitalizedFirst
          // date.withFormat(.sunEventTime).lowercased()
          """)
    ])

  /// Foundation's and the standard library's, and what apps call their own for a first letter.
  private static let methods = standardMethods.union([
    "capitalizingFirstLetter", "capitalizeFirstLetter", "capitalizedFirstLetter",
    "firstLetterCapitalized", "firstLetterUppercased", "firstUppercased", "uppercasedFirst",
    "uppercasedFirstLetter", "firstCapitalized", "capitalizedFirst", "capitalizedSentence",
    "sentenceCased", "titleCased", "titlecased",
  ])

  private static let standardMethods: Set<String> = [
    "lowercased", "uppercased", "capitalized", "localizedLowercase", "localizedUppercase",
    "localizedCapitalized", "lowercaseString", "uppercaseString", "capitalizedString",
  ]

  static let interests = SourceInterests(
    calls: methods.union(RenderedText.mappingMethods), members: methods, triggers: methods)

  func check(_ call: SourceCall, in context: SourceContext, report: inout SourceReport) {
    if RenderedText.mappingMethods.contains(call.name) {
      checkKeyPath(of: call, in: context, &report)
      return
    }
    guard let base = call.chainedBase, !declaresLocale(call) else { return }
    check(call.nameToken, on: base, value: ExprSyntax(call.node), in: context, &report)
  }

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard let base = member.chainedBase else { return }
    check(member.declName.baseName, on: base, value: ExprSyntax(member), in: context, &report)
  }

  /// `.map(\\.localizedUppercase)` behind rendered text.
  private func checkKeyPath(
    of call: SourceCall, in context: SourceContext, _ report: inout SourceReport
  ) {
    guard let path = call.firstUnlabeled?.as(KeyPathExprSyntax.self), let base = call.base,
      let property = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self),
      Self.methods.contains(property.declName.baseName.text)
    else { return }
    check(
      property.declName.baseName, on: base, value: ExprSyntax(call.node), in: context, &report)
  }

  private func check(
    _ name: TokenSyntax, on base: ExprSyntax, value: ExprSyntax, in context: SourceContext,
    _ report: inout SourceReport
  ) {
    guard !context.isInPreview, !context.isDebugOnly, !context.isInRulebook,
      !context.source.place.isTest, let text = RenderedText(base, in: context),
      !value.isCompared
    else { return }
    let isNameOfLocale = text.routine == "localizedString(…)"
    guard !isNameOfLocale || Self.standardMethods.contains(name.text) else { return }
    let isMild = isNameOfLocale || name.text.hasPrefix("localized")
    let remedy =
      switch text.origin {
      case .formatter:
        "Show the text as the formatter writes it, or declare its case in the format."
      case .catalog: "Write the text in the catalog in the case that it is shown in."
      }
    report.add(
      "'\(name.text)' changes the case of text from '\(text.routine)'",
      remedy: remedy, at: name, severity: isMild ? .warning : nil)
  }

  /// Whether `with:` names a locale that isn't fixed: somebody thought about it.
  private func declaresLocale(_ call: SourceCall) -> Bool {
    guard let locale = call.argument("with")?.expression.unwrapped,
      !locale.is(NilLiteralExprSyntax.self)
    else { return false }
    guard let made = locale.as(FunctionCallExprSyntax.self),
      let identifier = SourceCall(made)?.argument("identifier")?.expression
    else { return true }
    return !identifier.is(StringLiteralExprSyntax.self)
  }
}
