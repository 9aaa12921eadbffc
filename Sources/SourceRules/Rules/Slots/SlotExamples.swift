import Checks

/// The examples of the rules about slots.
enum SlotExamples {
  /// Texts that a view shows and no slot measures.
  static let unmeasured = [
    RuleExample(
      source: """
        var wind: StatCard { StatCard(.statWindTitle, subtitle: Text("11 m/s")) }
        var sun: StatCard { StatCard(↓.sunSet, subtitle: Text("17:39")) }
        """, entries: entries,
      configuration: """
        {
          "slots": [
            { "name": "statCard.title", "layout": "card", "fills": [{ "entries": ["stat.*.title"] }] }
          ],
          "slotViews": [{ "view": "StatCard", "slot": "statCard.title" }]
        }
        """),
    RuleExample(
      source: """
        struct Cards: View {
          var body: some View {
            StatCard(.statWindTitle, description: advice)
          }
          var advice: LocalizedStringResource {
            let isFoggy = visibility < 1
            return isFoggy ? ↓.statVisibilityFog : .statWindTitle
          }
        }
        """, entries: entries,
      configuration: """
        {
          "slots": [
            { "name": "statCard.text", "layout": "card", "fills": [{ "entries": ["stat.wind.*"] }] }
          ],
          "slotViews": [{ "view": "StatCard", "argument": "description", "slot": "statCard.text" }]
        }
        """),
    RuleExample(
      source: """
        Text(↓.sunSet).bold().slot("statCard.title")
        Text(.statWindTitle).↓slot("statCard.titel")
        """, entries: entries,
      configuration: """
        {
          "slots": [
            { "name": "statCard.title", "layout": "card", "fills": [{ "entries": ["stat.*.title"] }] }
          ],
          "slotViews": [↓{ "view": "SunCard", "slot": "sunCard.title" }]
        }
        """),
  ]

  /// Texts that a slot measures, and those that aren't in one.
  static let measured = [
    RuleExample(
      source: """
        StatCard(.statWindTitle, subtitle: Text(speed, format: .measurement(width: .abbreviated)))
        Text("stat.visibility.fog").slot(.statCardTitle)
        Text(.sunSet)
        #if DEBUG
          StatCard(.sunSet)
        #endif
        #Preview { StatCard(.sunSet) }
        """, entries: entries,
      configuration: """
        {
          "slots": [
            { "name": "statCard.title", "layout": "card", "fills": [{ "entries": ["stat.*"] }] },
            { "name": "statCard.subtitle", "layout": "card", "fills": [{ "figures": ["*"] }] }
          ],
          "slotViews": [
            { "view": "StatCard", "slot": "statCard.title" },
            { "view": "StatCard", "argument": "subtitle", "slot": "statCard.subtitle" }
          ]
        }
        """),
    RuleExample(
      source: """
        StatCard(.sunSet).slot("anything")
        """, entries: entries),
  ]

  /// Slots and texts that no view shows.
  static let withoutView = [
    RuleExample(
      source: """
        StatCard(.statWindTitle)
        #Preview { StatCard(.sunSet) }
        """,
      entries: """
        "stat.wind.title" : { "extractionState" : "manual" },
        ↓"sun.set" : { "extractionState" : "manual" }
        """,
      configuration: """
        {
          "slots": [
            {
              "name": "statCard.title", "layout": "card",
              "fills": [{ "entries": ["stat.*.title", "sun.set"] }]
            }
          ],
          "slotViews": [
            { "view": "StatCard", "slot": "statCard.title" },
            ↓{ "view": "StatTile", "slot": "tile.title" }
          ]
        }
        """),
    RuleExample(
      source: """
        Text(.statWindTitle).slot("statCard.title")
        """,
      configuration: """
        {
          "slots": [
            { "name": "statCard.title", "layout": "card", "fills": [{ "entries": ["stat.*"] }] },
            ↓{ "name": "statCard.text", "layout": "card", "fills": [{ "entries": ["text.*"] }] }
          ]
        }
        """),
  ]

  /// Slots whose texts are shown, or may be.
  static let withView = [
    RuleExample(
      source: """
        func card(_ title: LocalizedStringResource) -> StatCard { StatCard(title) }
        let cards = [card(.statWindTitle), card(.sunSet)]
        """,
      entries: """
        "stat.wind.title" : { "extractionState" : "manual" },
        "sun.set" : { "extractionState" : "manual" }
        """,
      configuration: """
        {
          "slots": [
            {
              "name": "statCard.title", "layout": "card",
              "fills": [{ "entries": ["stat.*.title", "sun.set"] }]
            },
            { "name": "list.row", "layout": "card", "fills": [{ "entries": ["row.*"] }] }
          ],
          "slotViews": [{ "view": "StatCard", "slot": "statCard.title" }]
        }
        """)
  ]

  private static let entries = """
    "stat.visibility.fog" : { "extractionState" : "manual" },
    "stat.wind.title" : { "extractionState" : "manual" },
    "sun.set" : { "extractionState" : "manual" }
    """
}
