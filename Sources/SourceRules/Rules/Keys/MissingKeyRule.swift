import Checks
import Findings

/// Finds keys that the code looks up and no catalog has.
struct MissingKeyRule: SourceProjectRule {
  static let description = RuleDescription(
    identifier: "missing-key",
    family: .keys,
    title: "A key that the code looks up and the catalog hasn't",
    explanation: """
      A key that isn't in the catalog of its table is shown as it stands, in every language. Where \
      syntax doesn't tell the type of an interpolation, any specifier in its place will do. Left \
      alone are tables of which no catalog was looked at, bundles of others, previews and tests, \
      and keys without a letter, such as `%@`, which read the same without an entry. A key with \
      words and spaces reads well in the source language, so that its lack is a warning.
      """,
    consequence: "Every user reads the key, or an untranslated text, on the screen.",
    severity: .error,
    triggering: [
      RuleExample(
        source: """
          var body: some View { Text(↓"forecast.ttle") }
          """,
        entries: """
          "forecast.title" : {
            "localizations" : { "de" : { "stringUnit" : { "value" : "Vorhersage" } } }
          }
          """),
      RuleExample(
        source: """
          let text = String(localized: ↓"Hello \\(name)!")
          """,
        entries: """
          "Hello" : { }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let count = alerts.count
          var body: some View { Text("\\(count) alerts near \\(place)") }
          """,
        entries: """
          "%lld alerts near %@" : { }
          """),
      RuleExample(
        source: """
          let text = String(localized: "Share", table: "Widget")
          let dash = Text("–")
          #if false
            let old = Text("Yesterday")
          #endif
          """,
        entries: """
          "Hello" : { }
          """),
    ])

  /// The most keys for which the nearest other one is looked for, which takes time.
  private static let suggestionLimit = 20

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    guard !project.catalogs.isEmpty else { return }
    let usage = KeyUsage(project)
    let tables = Dictionary(grouping: usage.entries) { project.catalogs[$0.catalog].table }
    for (number, lookUp) in usage.missing.enumerated() {
      let use = lookUp.use
      let key = use.key.text
      let elsewhere = tables.filter { $0.value.contains { use.key.matches($0.key) } }.keys.sorted()
      let nearest =
        number < Self.suggestionLimit
        ? NearestName.suggestion(for: key, among: (tables[use.tableName] ?? []).map(\.key)) : nil
      report.add(
        use.hasComputedTable
          ? "no catalog has the key \(QuotedText.quoted(key))"
          : "the catalog '\(use.tableName)' has no key \(QuotedText.quoted(key))",
        remedy: Self.remedy(elsewhere: elsewhere, nearest: nearest),
        at: SourceLocation(path: lookUp.path, use.position), entry: key,
        excerpt: Excerpt(value: key), severity: Self.readsAsText(key) ? .warning : nil)
    }
  }

  /// Whether users of the source language take a key for a text: words, or one that begins with a
  /// capital letter and has no sign in it.
  private static func readsAsText(_ key: String) -> Bool {
    if key.contains(" ") { return true }
    return key.first?.isUppercase == true && !key.contains { "._-/:".contains($0) }
  }

  private static func remedy(elsewhere: [String], nearest: String?) -> String {
    if let table = elsewhere.first {
      return "Name the table '\(table)', which has it, or add it to this one."
    }
    if let nearest { return "Did you mean \(QuotedText.quoted(nearest))? Else add the key." }
    return "Add the key to the catalog, or correct it."
  }
}
