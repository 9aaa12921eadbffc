import Checks
import Findings

/// Finds entries that no source uses.
struct UnusedKeyRule: SourceProjectRule {
  static let description = RuleDescription(
    identifier: "unused-key",
    family: .keys,
    title: "An entry that no source uses",
    explanation: """
      A look-up of the key counts as a use, as do the name of the generated symbol behind a dot, the \
      key as a whole literal anywhere in the code, in a storyboard or in Objective-C, and the words \
      of a key with placeholders around interpolations, and a literal with the start of keys up to a \
      separator (`"level.\\(number)"`, `"level." + name`). What only tests use is unused. Other keys \
      that the code puts together at run time are declared by a comment, `// endonym:keys level* -- \
      made from the level's number`. \
      Left alone are texts that the system reads (`InfoPlist`, `AppShortcuts`, `ServicesMenu`, those \
      of storyboards in a folder of languages), keys without a letter, entries that Xcode has \
      marked as stale, and everything where not all sources were looked at.
      """,
    consequence: "Translators work, and the app grows, for a text that nobody reads.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          var body: some View { Text(.forecastTitle) }
          """,
        entries: """
          "forecast.title" : {
            "extractionState" : "manual",
            "localizations" : { "en" : { "stringUnit" : { "value" : "Forecast" } } }
          },
          ↓"forecast.subtitle" : {
            "extractionState" : "manual",
            "localizations" : { "en" : { "stringUnit" : { "value" : "Next days" } } }
          }
          """)
    ],
    nonTriggering: [
      RuleExample(
        source: """
          // endonym:keys level.* -- made from the level's number
          func label(_ level: Int) -> String { NSLocalizedString("level.\\(level)", comment: "") }
          let unit = NSLocalizedString("unit_\\(unit.name)", comment: "")
          let wind = NSLocalizedString("wind.force." + force, comment: "")
          let keys = ["sun", "say \\"ah\\""]
          var body: some View { Text("Hello \\(name)") }
          """,
        entries: """
          "level.1" : { },
          "level.2" : { },
          "unit_metre" : { },
          "wind.force.9" : { },
          "sun" : { },
          "say \\"ah\\"" : { },
          "Hello %@" : { },
          "gone" : { "extractionState" : "stale" }
          """)
    ])

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    let usage = KeyUsage(project)
    for index in usage.unused(in: project) ?? [] {
      let used = usage.entries[index]
      let catalog = project.catalogs[used.catalog]
      let entry = catalog.catalog.entries[used.index]
      report.add(
        "no source uses the key \(QuotedText.quoted(used.key))",
        remedy: "Remove the entry, or declare a key that the code puts together with "
          + "'// endonym:keys'.",
        at: catalog.location(of: Int(entry.keyRange.start)), entry: used.key)
    }
  }
}
