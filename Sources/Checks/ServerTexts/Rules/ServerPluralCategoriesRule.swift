import Findings
import PluralRules

/// Finds plurals of a server's texts whose forms aren't those of their language.
struct ServerPluralCategoriesRule: ServerRule {
  static let description = RuleDescription(
    identifier: "server-plural-categories",
    family: .server,
    title: "A server's plural whose forms aren't those of its language",
    explanation: """
      A map of plural forms in `serverStrings` that lacks a category which some whole number takes \
      in its language (CLDR 46, "Language Plural Rules"; numbers up to 999,999) or `other`; or that \
      has one which its language doesn't have (a warning, where the text is the one of `other` a \
      note); or a translation with one text for every number where the source varies (a warning; not \
      in languages whose nouns don't change after a number).

      `zero` is left alone in every language, since Rails takes it for the number 0, and so are \
      languages that CLDR doesn't know. Rails itself counts all languages as English unless the gem \
      `rails-i18n` or other plural rules are there.
      """,
    consequence: """
      For these numbers the app's user reads a form that is wrong with them, or Rails raises \
      `I18n::InvalidPluralizationData`.
      """,
    severity: .error,
    triggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            alerts:
              one: one alert
              other: "%{count} alerts"
            days:
              one: one day
              other: "%{count} days"
          ja:
            alerts:
              one: ↓一件の警報
              other: "%{count}件の警報"
          ru:
            alerts:
              one: ↓"%{count} предупреждение"
              other: "%{count} предупреждения"
            days: ↓"%{count} дней"
          de:
            alerts:
              one: ↓eine Warnung
          """
        ])
    ],
    nonTriggering: [
      RuleExample(
        serverFiles: [
          "config/locales/all.yml": """
          en:
            alerts:
              zero: no alerts
              one: one alert
              other: "%{count} alerts"
          ja:
            alerts:
              zero: 警報はありません
              other: "%{count}件の警報"
          fr:
            alerts:
              one: une alerte
              other: "%{count} alertes"
          th:
            alerts: "การแจ้งเตือน %{count} รายการ"
          """
        ])
    ])

  func check(_ catalog: ServerCatalog, in project: ServerProject, report: inout ServerReport) {
    for entry in catalog.entries {
      let isVaried = entry.localizations[catalog.sourceLanguage]?.isVaried == true
      for (language, localization) in entry.localizations.sorted(by: { $0.key < $1.key }) {
        let rules = PluralRules(language: language)
        let name = PluralWording.name(of: language)
        if localization.isVaried {
          checkMissing(localization, rules, name, entry, language, &report)
          checkUnused(localization, rules, name, entry, language, &report)
        } else if isVaried, rules.isKnown, rules.integerCategories.count > 1,
          !UninflectedNouns.languages.contains(rules.matchedLanguage),
          let form = localization.mainForm, !form.isBlank,
          !catalog.placeholders.placeholders(in: form.value).isEmpty
        {
          report.add(
            "one text stands for every number, though the source varies and \(name) needs "
              + PluralWording.list(rules.integerCategories.filter { $0 != .other }, in: rules),
            remedy: "Write a form for each of "
              + PluralWording.list(
                rules.integerCategories.filter { $0 != .other } + [.other]) + ".",
            in: form, of: entry.key, language: language, severity: .warning)
        }
      }
    }
  }

  private func checkMissing(
    _ localization: ServerLocalization, _ rules: PluralRules, _ name: String,
    _ entry: ServerEntry, _ language: String, _ report: inout ServerReport
  ) {
    var needed: [PluralCategory] = []
    if rules.isKnown {
      needed = rules.integerCategories.filter { $0 != .other && localization[$0] == nil }
    }
    let lacksOther = localization[.other] == nil
    guard !needed.isEmpty || lacksOther, let first = localization.forms.first else { return }
    let listed =
      needed.map { PluralWording.list([$0], in: rules) } + (lacksOther ? ["'other'"] : [])
    report.add(
      "the plural \(QuotedText.quoted(entry.key)) lacks \(listed.listed), which \(name) needs",
      remedy: "Add \(PluralWording.list(needed + (lacksOther ? [.other] : []))).",
      at: first.location, key: entry.key, language: language)
  }

  private func checkUnused(
    _ localization: ServerLocalization, _ rules: PluralRules, _ name: String,
    _ entry: ServerEntry, _ language: String, _ report: inout ServerReport
  ) {
    guard rules.isKnown else { return }
    for form in localization.forms {
      guard let category = form.category, category != .zero,
        !rules.categories.contains(category),
        !(category == .many && ["he", "iw"].contains(rules.matchedLanguage))
      else { continue }
      let isCopy = form.value == localization[.other]?.value
      report.add(
        "\(name) has no plural category '\(category.rawValue)'",
        remedy: "Delete '\(category.rawValue)': no number takes it there.",
        in: form, of: entry.key, language: language, severity: isCopy ? .note : .warning)
    }
  }
}
