import Checks
import Findings
import PluralRules
import StringCatalog

extension SlotLanguageTexts {
  /// The texts that a server has under a key for readers of the language.
  mutating func serverTexts(
    of reference: SourceIndex.ServerReference, _ prepared: PreparedFill,
    _ candidates: [String: [TemplateFiller.Candidate]]
  ) -> [FilledText] {
    let server = index.sources.servers[reference.server]
    let entry = index.serverEntry(reference)
    let source = entry.localizations[server.sourceLanguage]
    let own = spelling(among: entry.localizations.keys.sorted())
    guard let found = own ?? (source == nil ? nil : server.sourceLanguage),
      let localization = entry.localizations[found]
    else { return [] }
    // What a blank form stands for may be blank by intention, as a separator is.
    if found != server.sourceLanguage, localization.forms.contains(where: Self.isBlank),
      source.map({ !$0.forms.allSatisfy(Self.isBlank) }) ?? false
    {
      reportEmpty(
        "server's text '\(entry.key)'",
        at: localization.forms.first(where: Self.isBlank)?.location
          ?? prepared.fill.location)
    }
    let branches = localization.forms.compactMap(\.category?.rawValue)
    let isSource =
      ServerLanguageMatch.spelling(of: language, among: [server.sourceLanguage]) != nil
    var texts: [FilledText] = []
    for form in localization.forms {
      var template = ServerTemplate(form.value).template
      if let category = form.category {
        template.conditions = [
          TextTemplate.Condition(
            identity: "count", branch: category.rawValue, branches: branches)
        ]
      }
      let original =
        source?.forms.first { $0.category == form.category } ?? source?.forms.last
      texts += fill(
        [template], PluralRules(language: found), candidates, prepared, key: entry.key
      ) { _, filled in
        FilledText(
          value: filled.value,
          origin: .server(key: entry.key, category: form.category?.rawValue),
          arguments: filled.arguments, location: form.location,
          sourceValue: isSource
            ? nil
            : original.map { SourceSentence(fillingServer: $0.value, with: filled.sources).text },
          fallback: own == nil && !isSource ? .untranslated : nil)
      }
    }
    return texts
  }

  /// The spelling of the language among those of a server, as a check finds it too.
  private func spelling(among languages: [String]) -> String? {
    ServerLanguageMatch.serving(language, among: languages)
      ?? chain.candidates.first { languages.contains($0) }
  }

  private static func isBlank(_ form: ServerForm) -> Bool { form.value.allSatisfy(\.isWhitespace) }
}
