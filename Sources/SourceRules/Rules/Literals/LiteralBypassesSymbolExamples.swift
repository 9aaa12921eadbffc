import Checks

/// Where literals bypass symbols, and where they don't.
enum LiteralBypassesSymbolExamples {
  static let triggering = [
    RuleExample(
      source: """
        struct ForecastView: View {
          var body: some View {
            List {
              Section(↓"Today") { Text(isDry ? ↓"Dry" : (↓"Rain in \\(minutes(until: rain)) min")) }
              Link(↓"Sources", destination: url)
              Button((↓"Refresh"), role: .cancel) { refresh() }
              Toggle(↓"Wind", isOn: $showsWind)
            }
            .navigationTitle(↓"Forecast")
            .searchable(text: $query, prompt: ↓"Find a place")
            .accessibilityInputLabels([↓"Forecast", ↓"Weather"])
          }
        }
        """),
    RuleExample(
      source: """
        let title = Text(↓"Sun" as LocalizedStringKey)
        let long = Text(↓\"""
          Storm warning
          for the coast
          \""")
        let raw = String(localized: ↓#"The "eye" of \\#(name)"#)
        let old = NSLocalizedString(
          ↓"Gusts",
          comment: "Heading")
        let styled = AttributedString(localized: ↓"**Heavy** rain")
        let resource = LocalizedStringResource(↓"Snow", comment: "Heading")
        """),
    RuleExample(
      source: """
        enum Unit {
          case metric, imperial

          var title: LocalizedStringKey {
            switch self {
            case .metric: ↓"Metric"
            case .imperial: return ↓"Imperial"
            }
          }
          static let all: [LocalizedStringKey] = [↓"Metric", ↓"Imperial"]
          static let heading: LocalizedStringResource = ↓"Units"
        }
        """),
    RuleExample(source: "let view = SwiftUI.Label(↓\"Wind\", systemImage: \"wind\")"),
  ]

  static let nonTriggering = [
    RuleExample(
      source: """
        struct ForecastView: View {
          var body: some View {
            Section { Text(.welcomeTitle(name: name)) } header: { Text(heading) }
              .navigationTitle(.forecast)
            Text("#\\(index)")
            Text("\\u{2013}\\n")
            Text("")
            Text("%lld / %@")
            Text(verbatim: "Open-Meteo")
            Image("Rain")
          }
        }
        """),
    RuleExample(
      source: """
        #Preview("Forecast") { Text("A rainy day") }
        struct ForecastPreviews: PreviewProvider {
          static var previews: some View { Text("A sunny day") }
        }
        #if DEBUG
        let tools = Button("Crash") { crash() }
        #endif
        struct DebugMenu: View {
          var body: some View { Text("Reset caches") }
        }
        """),
    RuleExample(
      source: "let view = Section(\"Today\") { rows }\nlet link = Link(\"Home\", .left)",
      otherSources: ["App/Section.swift": "struct Section<Rows> { var title: String }"]),
    RuleExample(
      source: """
        @Test func title() { #expect(render(Text("Today")) == "Today") }
        """, path: "Tests/AppTests/TitleTests.swift"),
    RuleExample(
      source: """
        struct RefreshForecast: AppIntent {
          static let title: LocalizedStringResource = "Refresh Forecast"
          static let description = IntentDescription("Loads the newest forecast.")
          @Parameter(title: "Place", requestValueDialog: IntentDialog("Which place?"))
          var place: String
        }
        """),
  ]
}
