import Checks
import Findings
import PluralRules
import Slots
import Testing

@Suite("A server's texts in a slot")
struct ServerTextsTests {
  private static func form(_ value: String, _ category: PluralCategory? = nil) -> ServerForm {
    ServerForm(category: category, value: value, location: SourceLocation(path: "de.yml", line: 7))
  }

  private static let catalog = ServerCatalog(
    sourceLanguage: "en", requiredLanguages: ["en", "de"],
    entries: [
      ServerEntry(
        key: "push.alerts",
        localizations: [
          "en": ServerLocalization(forms: [
            form("%{count} alert in %{place}", .one), form("%{count} alerts in %{place}", .other),
          ]),
          "de": ServerLocalization(forms: [
            form("%{count} Warnung für %{place}", .one),
            form("%{count} Warnungen für %{place}", .other),
          ]),
        ]),
      ServerEntry(
        key: "push.literal",
        localizations: ["en": ServerLocalization(forms: [form("%%{place}: 5 %")])]),
    ])

  private func resolve(
    _ fill: (inout SlotFill) -> Void
  ) -> (texts: [SlotText], problems: [ReportProblemText]) {
    let sources = SlotSources(servers: [Self.catalog], requiredLanguages: ["de"])
    let found = SlotTexts(slots: [SampleSources.slot { fill(&$0) }], sources: sources).resolve()
    return (found.texts, found.problems.map(ReportProblemText.init))
  }

  @Test("Arguments are filled in, numbers by the category of the form")
  func arguments() {
    let found = resolve { fill in
      fill.serverKeys = ["push.alerts"]
      fill.arguments = [
        SampleSources.argument("count") { $0.numbers = [1, 12] },
        SampleSources.argument("place") { $0.samples = ["Rome"] },
      ]
    }
    #expect(found.problems.isEmpty)
    #expect(
      found.texts.map(\.value) == [
        "1 alert in Rome", "12 alerts in Rome", "1 Warnung für Rome", "12 Warnungen für Rome",
      ])
    #expect(found.texts.last?.location?.path == "de.yml")
    #expect(found.texts.last?.sourceValue == "12 alerts in Rome")
  }

  @Test("A text that a server lacks in a language is the source's, and says so")
  func fallback() {
    let sources = SlotSources(servers: [Self.catalog], requiredLanguages: ["de", "en-GB"])
    let slot = SampleSources.slot { $0.serverKeys = ["push.literal"] }
    let texts = SlotTexts(slots: [slot], sources: sources).resolve().texts
    #expect(texts.map(\.language) == ["en", "de", "en-GB"])
    #expect(texts.map(\.fallback) == [nil, .untranslated, nil])
  }

  /// Ruby's I18n: "%%{name}" is the text "%{name}".
  @Test("A doubled percent sign is no argument")
  func literals() {
    let found = resolve { $0.serverKeys = ["push.literal"] }
    #expect(found.texts.map(\.value) == ["%{place}: 5 %", "%{place}: 5 %"])
  }

  @Test("An argument without samples, and a key that isn't, are problems")
  func problems() {
    let found = resolve { $0.serverKeys = ["push.alerts", "push.literall"] }
    #expect(
      found.problems.map(\.message) == [
        "no text of a server matches 'push.literall', which fills the slot 'card'",
        "argument 'count' of 'push.alerts' has no samples in the slot 'card'",
      ])
  }

  private func german(
    _ spelling: String, required: String, _ german: String = "Deutsch", english: String? = "English"
  ) -> (texts: [SlotText], problems: [ReportProblemText]) {
    var localizations = [spelling: ServerLocalization(forms: [Self.form(german)])]
    if let english { localizations["en"] = ServerLocalization(forms: [Self.form(english)]) }
    let catalog = ServerCatalog(
      sourceLanguage: "en", requiredLanguages: ["en", required],
      entries: [ServerEntry(key: "title", localizations: localizations)])
    let sources = SlotSources(
      servers: [catalog], sourceLanguage: "en", requiredLanguages: [required])
    let slot = SampleSources.slot { $0.serverKeys = ["title"] }
    let found = SlotTexts(slots: [slot], sources: sources).resolve()
    return (found.texts, found.problems.map(ReportProblemText.init))
  }

  /// CLDR's aliases (supplementalMetadata) and likely subtags; case is no part of a tag's meaning
  /// (RFC 5646, 2.1.1).
  @Test(
    "A language is found however the server spells it",
    arguments: [
      ("DE", "de"), ("de_DE", "de"), ("de-DE", "de"), ("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"),
      ("iw", "he"), ("in", "id"), ("no", "nb"), ("nb", "no"), ("pt_BR", "pt-BR"), ("de", "de-AT"),
    ])
  func spellings(server: String, required: String) {
    let found = german(server, required: required)
    #expect(found.texts.map(\.value) == ["English", "Deutsch"])
    #expect(found.texts.map(\.language) == ["en", required])
    #expect(found.problems.isEmpty)
  }

  @Test("An empty translation is a problem, and so is a text that a language and the source lack")
  func noText() {
    #expect(
      german("de", required: "de", " ").problems.map(\.message)
        == ["the server's text 'title' is empty in German in the slot 'card'"])
    #expect(
      german("fr", required: "de", english: nil).problems.map(\.message) == [
        "the server's text 'title' has no text in English in the slot 'card'",
        "the server's text 'title' has no text in German in the slot 'card'",
      ])
    #expect(
      german("de", required: "de", "", english: "").problems.map(\.message) == [
        "every text of a fill of the slot 'card' is empty in English",
        "every text of a fill of the slot 'card' is empty in German",
      ])
  }
}
