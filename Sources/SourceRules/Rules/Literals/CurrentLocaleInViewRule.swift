import Checks
import SwiftSyntax

/// Finds views that read the process's locale instead of their environment's.
struct CurrentLocaleInViewRule: SourceRule {
  static let description = RuleDescription(
    identifier: "current-locale-in-view",
    family: .literals,
    title: "A view that reads 'Locale.current'",
    explanation: """
      SwiftUI looks texts up in the environment's locale, which a preview, a snapshot test or a \
      part of the app may set to another one than the process has. A view that formats by \
      `Locale.current` or `.autoupdatingCurrent` mixes the two. Found in a `View` or \
      `ViewModifier`; left alone where there is no environment (static members, initializers, \
      default arguments, other types), where the environment's locale is itself set, and where \
      only the user's language or region is asked for. Source: \
      Apple, SwiftUI, `EnvironmentValues/locale`.
      """,
    consequence: "A view in one language shows its dates and numbers in another.",
    severity: .note,
    triggering: [
      RuleExample(
        source: """
          struct ForecastView: View {
            var body: some View {
              Text(date.formatted(.dateTime.weekday().locale(Locale.↓current)))
              Text(value, format: .number.locale(locale ?? Locale.↓autoupdatingCurrent))
            }
          }
          """),
      RuleExample(
        source: """
          struct Wind: View {
            var body: some View { Text(speed.description(locale: .↓current)) }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          struct ForecastView: View {
            @Environment(\\.locale) private var locale
            static let start = Calendar.current.firstWeekday(in: Locale.current)
            init(places: [Place], sorting: Locale = Locale.current) {
              self.places = places.sorted(for: Locale.current)
            }
            var body: some View {
              Text(date.formatted(.dateTime.weekday().locale(locale)))
              Row(calendar: Calendar.current).environment(\\.locale, Locale.current)
              if Locale.current.region?.identifier == "CN" { Notice() }
            }
          }
          """),
      RuleExample(
        source: """
          struct Rulebook {
            var locale = Locale.current
          }
          """),
    ])

  static let interests = SourceInterests(
    members: ["current", "autoupdatingCurrent"], triggers: ["View", "ViewModifier"])

  func check(
    _ member: MemberAccessExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard let type = context.types.last, context.isForUsers, !context.functions.contains("init"),
      type.inherited.contains(where: {
        ["View", "SwiftUI.View", "ViewModifier"].contains($0)
      }), isLocale(member), !isAskedForFacts(member), hasEnvironment(member)
    else { return }
    report.add(
      "the view '\(type.name)' reads the process's locale, not its environment's",
      remedy: "Read '@Environment(\\.locale)'.", at: member.declName)
  }

  /// Whether it is `Locale.current`, or `.current` as an argument `locale:`.
  private func isLocale(_ member: MemberAccessExprSyntax) -> Bool {
    guard let base = member.base else {
      return member.parent?.as(LabeledExprSyntax.self)?.label?.text == "locale"
    }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text == "Locale"
  }

  /// Whether a fact about the user is read from the locale, which formats nothing.
  private func isAskedForFacts(_ member: MemberAccessExprSyntax) -> Bool {
    let next = member.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return next.map(Self.facts.contains) ?? false
  }

  private static let facts: Set<String> = [
    "identifier", "language", "languageCode", "region", "regionCode",
  ]

  /// Whether the code runs where a view's environment can be read, and isn't what sets it.
  private func hasEnvironment(_ member: MemberAccessExprSyntax) -> Bool {
    var node = member.parent
    while let current = node {
      if current.is(FunctionParameterSyntax.self) || current.is(MemberBlockSyntax.self) {
        return !current.is(FunctionParameterSyntax.self)
      }
      if let call = current.as(FunctionCallExprSyntax.self),
        SourceCall(call)?.name == "environment"
      {
        // The view that `environment` is called on is part of the call as well.
        let isArgument = call.arguments.contains { $0.range.contains(member.range.lowerBound) }
        if isArgument { return false }
      }
      if let variable = current.as(VariableDeclSyntax.self), isStatic(variable.modifiers) {
        return false
      }
      if let function = current.as(FunctionDeclSyntax.self), isStatic(function.modifiers) {
        return false
      }
      node = current.parent
    }
    return true
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" }
  }
}
