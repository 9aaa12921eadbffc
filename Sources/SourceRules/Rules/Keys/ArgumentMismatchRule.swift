import Checks
import Findings
import StringCatalog

/// Finds look-ups whose arguments aren't those that the catalog's text takes.
struct ArgumentMismatchRule: SourceProjectRule {
  static let description = RuleDescription(
    identifier: "argument-mismatch",
    family: .keys,
    title: "Arguments that don't fit the text's placeholders",
    explanation: """
      The interpolations of the key, or of the default value, are held against the placeholders of \
      the catalog's text in the source language, or in any language where that has none. An \
      interpolation whose type syntax doesn't tell fits any placeholder. A text that a call only \
      looks up, as `NSLocalizedString` does, may be formatted later and is left alone where the \
      call passes nothing, and so is an argument that only some languages need. Translations are held against the source text by `format-signature`.
      """,
    consequence: "The user reads a placeholder or a wrong value, or the app crashes.",
    severity: .error,
    triggering: [
      RuleExample(
        source: """
          var body: some View { Text(↓"alert.title") }
          """,
        entries: """
          "alert.title" : {
            "localizations" : { "en" : { "stringUnit" : { "value" : "Alert for %@" } } }
          }
          """),
      RuleExample(
        source: """
          let text = String(localized: ↓"alerts", defaultValue: "\\("Oslo"): \\(3) alerts")
          """,
        entries: """
          "alerts" : {
            "localizations" : { "en" : { "stringUnit" : { "value" : "%lld alerts in %@" } } }
          }
          """),
      RuleExample(
        source: """
          let text = String(localized: ↓"rain.from \\("4pm")")
          """,
        entries: """
          "rain.from %@" : {
            "localizations" : { "en" : { "stringUnit" : { "value" : "Rain soon" } } }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let text = String(format: NSLocalizedString("alert.title", comment: ""), name)
          let other = String(localized: "alerts", defaultValue: "\\(place): \\(count) alerts")
          """,
        entries: """
          "alert.title" : {
            "localizations" : { "en" : { "stringUnit" : { "value" : "Alert for %@" } } }
          },
          "alerts" : {
            "localizations" : { "en" : { "stringUnit" : { "value" : "%2$lld alerts in %1$@" } } }
          }
          """),
      RuleExample(
        source: """
          var body: some View { Text("\\(3) days") }
          """,
        entries: """
          "%lld days" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "value" : "one day" } },
                    "other" : { "stringUnit" : { "value" : "%lld days" } }
                  }
                }
              }
            }
          }
          """),
      RuleExample(
        source: """
          var body: some View { Text("like \\(3)") }
          """,
        entries: """
          "like %lld" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "value" : "mag das" } },
                    "other" : { "stringUnit" : { "value" : "mögen das" } }
                  }
                }
              },
              "en" : { "stringUnit" : { "value" : "liked this" } }
            }
          }
          """),
    ])

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    var entriesByPlace: [KeyUsage.LookUp: [KeyUsage.Entry]] = [:]
    var order: [KeyUsage.LookUp] = []
    for entry in KeyUsage(project).entries {
      for lookUp in entry.lookUps where !lookUp.use.isDoubtful {
        if entriesByPlace[lookUp] == nil { order.append(lookUp) }
        entriesByPlace[lookUp, default: []].append(entry)
      }
    }
    for lookUp in order {
      let passed = PassedArguments(lookUp.use)
      let found = (entriesByPlace[lookUp] ?? []).map { mismatch(passed, lookUp.use, $0, project) }
      // An unsure key can mean one of several entries: it is wrong if it fits none.
      guard !found.contains(where: { $0 == nil }), let first = found.compactMap({ $0 }).first
      else { continue }
      report.add(
        first.message, remedy: first.remedy,
        at: SourceLocation(path: lookUp.path, lookUp.use.position), entry: first.key,
        excerpt: Excerpt(value: first.text), severity: first.severity)
    }
  }

  /// Whether some language takes an argument, as where only its verbs agree with a number.
  private static func takes(
    _ position: Int, _ entry: CatalogEntry, _ passed: PassedArguments
  ) -> Bool {
    entry.localizations.contains {
      let value = ValueArguments($0.content, passing: passed.format)
      return value.isCounted || value.byPosition[position] != nil
    }
  }

  private func mismatch(
    _ passed: PassedArguments, _ use: LocalizedUse, _ used: KeyUsage.Entry,
    _ project: SourceProject
  ) -> ArgumentMismatchWording? {
    let catalog = project.catalogs[used.catalog]
    let entry = catalog.catalog.entries[used.index]
    let source = entry.localization(in: catalog.sourceLanguage)
    // Without a source value the key stands for it, and its translations are held against that.
    let others = use.key.specifierCount == 0 ? entry.localizations : []
    for localization in source.map({ [$0] }) ?? others {
      let value = ValueArguments(localization.content, passing: passed.format)
      guard let text = value.firstText, let mismatch = ArgumentMismatch(passed, value) else {
        continue
      }
      if case .unused(let position) = mismatch, Self.takes(position, entry, passed) { continue }
      return ArgumentMismatchWording(
        mismatch, passed, value, key: used.key, text: text,
        language: source == nil ? localization.language : nil)
    }
    return nil
  }
}
