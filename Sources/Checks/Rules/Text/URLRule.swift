import Findings

/// Finds links that lead elsewhere than the source's.
struct URLRule: EntryRule {
  static let description = RuleDescription(
    identifier: "url",
    family: .text,
    title: "A link that differs from the source's",
    explanation: """
      Compares the web addresses, e-mail addresses and targets of Markdown links in source and \
      translation. Left alone is what localizes a link: another path on the same host (`/de/help`), \
      a language's own host (`de.wikipedia.org`), a country's domain (`example.de`); and the \
      domains that RFC 2606 reserves for examples, whose names are often translated.
      """,
    consequence: "The link is gone, or takes the user to a place that the source never meant.",
    severity: .warning,
    triggering: [
      .translations(
        of: "Read https://skylight.app/privacy", ["de": "Siehe ↓https://skyligt.app/privacy"]),
      .translations(
        of: "Write to help@skylight.app.",
        ["fr": "Écrivez à ↓aide@autre.org.", "ja": "↓\"お問い合わせください。"]),
      .translations(
        of: "See [Help](#help)", ["ar": "انظر [مساعدة](↓#مساعدة)", "he": "[עזרה](#help)"]),
      .translations(of: "Open the website", ["hi": "↓https://other.org खोलें"]),
    ],
    nonTriggering: [
      .translations(
        of: "See https://en.wikipedia.org/wiki/Rain.",
        [
          "de": "Siehe https://de.wikipedia.org/wiki/Regen.",
          "ja": "https://ja.wikipedia.org/wiki/雨を参照",
        ]),
      .translations(
        of: "[Terms](https://www.skylight.app/en/terms)",
        [
          "zh-Hans": "[条款](https://skylight.app/zh/terms)。",
          "pt-BR": "[Termos](https://skylight.com.br)",
        ]),
      .translations(of: "name@example.com", ["es": "nombre@ejemplo.es"]),
      .translations(of: "%1$@@%2$@ at ^[%3$lld day](inflect: true)", ["de": "%1$@@%2$@ an %3$lld"]),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    entry.forEachTranslation { leaf, source in
      var expected = LinkScanner.links(in: source)
      var links = LinkScanner.links(in: leaf.text)
      guard !expected.isEmpty || !links.isEmpty, !expected.contains(where: \.isExample) else {
        return
      }
      let all = links
      links.removeAll { link in expected.contains(where: link.leadsTo) }
      expected.removeAll { link in all.contains(where: link.leadsTo) }
      for link in links.prefix(TextLimits.places) {
        let instead = expected.firstIndex { $0.kind == link.kind }.map { expected.remove(at: $0) }
        report.add(
          instead.map { "'\(link.text)' stands where the source has '\($0.text)'" }
            ?? "the link '\(link.text)' isn't in the source",
          remedy: instead.map { "Write '\($0.text)', or its counterpart in the language." }
            ?? "Remove the link, or add it to the source.",
          in: leaf, of: entry, marked: link.range)
      }
      for link in expected.prefix(TextLimits.places) {
        report.add(
          "the link '\(link.text)' of the source is missing",
          remedy: "Put '\(link.text)', or its counterpart in the language, in the text.",
          in: leaf, of: entry)
      }
    }
  }
}
