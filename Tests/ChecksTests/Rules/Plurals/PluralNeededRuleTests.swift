import Findings
import StringCatalog
import Testing

@testable import Checks

/// Which texts count something; each was decided by a person.
struct PluralNeededRuleTests {
  private static func findings(_ text: String, in language: String = "en") throws -> [Finding] {
    let example = RuleExample(
      entries: PluralEntry.entry(key: "key", [(language, PluralEntry.unit(text))]),
      sourceLanguage: language)
    return try RuleRun.findings(of: PluralNeededRule(), in: example.markedText)
  }

  @Test(
    "Finds what reads wrong for 1",
    arguments: [
      ("%lld items", 0..<10, "1 items"),
      ("Last %d days", 5..<12, "1 days"),
      ("%1$@ • %2$lld days remaining", 9..<20, "1 days"),
      ("%lld Total Detection Events", 0..<27, "1 Total Detection Events"),
      ("Wait %u\u{A0}seconds.", 5..<16, "1\u{A0}seconds"),
      ("(%lld people)", 1..<12, "1 people"),
      ("Delete **%lld** files", 9..<21, "1** files"),
      ("%lld of %lld nights", 8..<19, "1 nights"),
    ])
  func counted(text: String, marked: Range<Int>, phrase: String) throws {
    let findings = try Self.findings(text)
    #expect(
      findings.map(\.message) == ["the text is the same for every number, so 1 reads '\(phrase)'"])
    #expect(findings.map(\.excerpt) == [Excerpt(value: text, marked: marked)])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "Finds makeshifts",
    arguments: [
      ("Posted %lld image(s)", 12..<20, "image(s)"),
      ("%lld match(es) found", 5..<14, "match(es)"),
      ("Sent %lld setting%@ first", 10..<19, "setting%@"),
      ("sent %lld of %lld setting%@.", 18..<27, "setting%@"),
    ])
  func makeshift(text: String, marked: Range<Int>, quoted: String) throws {
    let findings = try Self.findings(text)
    #expect(findings.map(\.message) == ["'\(quoted)' stands in for a plural"])
    #expect(findings.map(\.excerpt) == [Excerpt(value: text, marked: marked)])
  }

  @Test(
    "Leaves alone what names, measures or agrees",
    arguments: [
      "Step %lld of %lld", "Page %lld contents", "#%lld hits", "%lld", "%lld%%", "%lld min",
      "%lld dBm", "%lld fps", "%lld unread", "%lld selected in Settings", "%lld is less",
      "%lld of us",
      "%lld-days pass", "%lld day's work", "%02lld minutes", "%lld:%lld minutes", "v%d.%d updates",
      "%@ items", "%.1f pixels", "%lld series", "%lld (items)", "%x bytes", "%lldItems",
      "Select file(s)",
      "%lld%@ items", "%lld GB%@", "x(s) %@", "100% items", "%lld process", "%lld bonus",
      "^[%lld items](inflect: true)", "^[%lld item(s)](inflect: true)", "%lld ITEMS",
    ])
  func notCounted(text: String) throws {
    #expect(try Self.findings(text).isEmpty)
  }

  @Test(
    "Other source languages: known endings, many categories, or nothing",
    arguments: [
      ("es", "%lld archivos", true), ("es", "%lld de los archivos", false),
      ("fr", "%lld mois", false), ("ca", "%lld fitxers", true), ("pt-BR", "%lld itens", true),
      ("ru", "%lld файлов", true), ("ru", "Файлов: %lld", false), ("ru", "%lld мин.", false),
      ("pl", "%lld godz.", false), ("pl", "%lld MB", false), ("de", "%lld Dateien", false),
      ("ja", "%lld items", false), ("tlh", "%lld items", false),
    ])
  func otherLanguages(language: String, text: String, isFound: Bool) throws {
    #expect(try Self.findings(text, in: language).isEmpty != isFound)
  }

  // "ru plurals missing" in the project's collection of catalog bugs.
  @Test("One finding an entry, at the key where there is no source value")
  func atKey() throws {
    let findings = try RuleRun.findings(
      of: PluralNeededRule(),
      inEntries: PluralEntry.plain(key: "%lld days", ["ru": "%lld дней", "uk": "%lld днів"]))
    #expect(findings.map(\.language) == ["en"])
    #expect(findings.map(\.excerpt) == [Excerpt(value: "%lld days", marked: 0..<9)])
    #expect(findings.map(\.remedy) == ["Vary the text by plural, in every language."])
  }

  @Test("Several numbers ask for substitutions")
  func severalNumbers() throws {
    #expect(
      try Self.findings("%lld posts by %lld people").map(\.remedy) == [
        "Give each number a substitution of its own, varied by plural, in every language."
      ])
  }

  @Test(
    "Leaves alone names of texts, varied texts, stale and untranslatable entries",
    arguments: [
      "\"posts.count-%lld\" : { }",
      "\"%lld days\" : { \"extractionState\" : \"stale\" }",
      "\"%lld days\" : { \"shouldTranslate\" : false }",
      PluralEntry.varied(key: "%lld days", ["en": ["other": "%lld days"]]),
      PluralEntry.substituted(key: "%lld days", ["en": ["other": "%arg days"]]),
    ])
  func leftAlone(entries: String) throws {
    #expect(try RuleRun.findings(of: PluralNeededRule(), inEntries: entries).isEmpty)
  }
}
