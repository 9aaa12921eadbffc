import Findings
import StringCatalog
import Testing

@testable import Checks

/// What a text is held against: source value, key, and the parts of plurals and substitutions.
struct FormatSignatureSourceTests {
  private func messages(_ entries: String) throws -> [String] {
    try RuleRun.findings(of: FormatSignatureRule(), inEntries: entries).map(\.message)
  }

  @Test("A source value is held against its key, and translations against the source value")
  func sourceAgainstKey() throws {
    #expect(
      try messages(CatalogText.entry("%@ is near", ["en": "%lld m", "de": "%lld m"])) == [
        """
        '%lld' in the source text reads argument 1 as a whole number, but the key passes text \
        ('%@')
        """
      ])
    #expect(
      try messages(CatalogText.entry("%lld%% off", ["en": "%lld% off", "de": "%lld %% Rabatt"]))
        == [
          """
          the formatter reads '% o' in the source text as an argument, but the key passes only 1 \
          argument
          """
        ])
    #expect(
      try messages(CatalogText.entry("%lld by %@", ["en": "by %2$@"])) == [
        "the source text leaves out argument 1 of the key, '%lld', so that '%2$@' reads argument 1"
      ])
  }

  @Test("A source value may leave an argument of its key out, and translations may use it")
  func argumentOfKeyAlone() throws {
    #expect(
      try messages(CatalogText.entry("boosted %lld", ["en": "boosted", "fr": "%lld boosts"])) == [])
    #expect(
      try messages(CatalogText.entry("boosted %lld", ["en": "boosted", "fr": "%@ boosts"])) == [
        "'%@' in 'fr' reads argument 1 as text, but the key passes a whole number ('%lld')"
      ])
  }

  @Test(
    "Of an entry that takes its source value's arguments the key may pass fewer",
    arguments: [("manual", 0), ("extracted_with_value", 0), ("migrated", 1)])
  func valuePassesMore(_ state: String, _ count: Int) throws {
    let findings = try messages(
      CatalogText.entry("posts %lld", state: state, ["en": "%lld posts by %@"]))
    #expect(findings.count == count)
  }

  @Test(
    "Of a stale or exempt entry only what is undefined counts",
    arguments: [("stale", ""), ("manual", "\"shouldTranslate\" : false,")])
  func setAside(_ state: String, _ fields: String) throws {
    let entries = [
      CatalogText.entry("a %@", state: state, fields: fields, ["de": "a"]),
      CatalogText.entry("b %@", state: state, fields: fields, ["de": "b %lld"]),
    ]
    #expect(
      try messages(entries.joined(separator: ",")) == [
        "'%lld' in 'de' reads argument 1 as a whole number, but the key passes text ('%@')"
      ])
  }

  @Test("Nobody knows the arguments of a key that is one word, or a name, without a source value")
  func unknownSource() throws {
    for key in ["alert.body", "ALERT_BODY", "Alert"] {
      #expect(try messages(CatalogText.entry(key, ["de": "%lld", "fr": "%@"])) == [])
    }
    #expect(try messages(CatalogText.entry("An alert", ["de": "%lld"])).count == 1)
    #expect(
      try messages(CatalogText.entry("alert.body", ["en": "", "de": "%lld"])) == [],
      "an empty source value says nothing")
  }

  @Test("A source's own mistakes are reported where they are")
  func sourceAlone() throws {
    #expect(
      try messages(CatalogText.entry("a.b", ["en": "%1$@ %1$d", "de": "%1$@ %1$d"])) == [
        "the source text takes argument 1 in two ways: '%1$@' and '%1$d'"
      ])
    #expect(
      try messages(CatalogText.entry("a.b", ["en": "%1$@ %3$@"])) == [
        "the source text leaves out argument 2, so that '%3$@' reads it instead"
      ])
    #expect(
      try messages(CatalogText.entry("a.b", ["en": "%1$@ %128$@", "de": "%1$@"])).contains(
        "the source text has position 128, but the formatter reads none beyond 127"))
  }

  @Test("A plural form may leave out the number that it stands for, in any order of arguments")
  func pluralNumber() throws {
    let entry = CatalogText.entry(
      "Found %lld in %@",
      contents: [
        "en": CatalogText.variations([
          "zero": "Found none in %2$@", "one": "Found one in %2$@", "other": "Found %1$lld in %2$@",
        ]),
        "ar": CatalogText.variations([
          "two": "اثنان في %2$@", "few": "بعض في %2$@", "other": "%1$lld في %2$@",
        ]),
        "es": CatalogText.variations([
          "one": "Uno en %2$@", "many": "Muchos en %2$@", "other": "%1$lld en %2$@",
        ]),
        "zh-Hans": CatalogText.variations(["few": "一些 %2$@", "other": "%2$@ %1$lld"]),
      ])
    let findings = try RuleRun.findings(of: FormatSignatureRule(), inEntries: entry)
    #expect(findings.map(\.message) == ["'ar' leaves out argument 1 of the source, '%1$lld'"])
    #expect(findings.map(\.variation) == ["plural.few"])
  }

  @Test("Where several numbers may be counted, a plural form may leave out each")
  func pluralOfTwoNumbers() throws {
    let entry = CatalogText.entry(
      "%lld of %lld",
      contents: ["nl": CatalogText.variations(["one": "geen", "other": "%lld"])])
    let findings = try RuleRun.findings(of: FormatSignatureRule(), inEntries: entry)
    #expect(findings.map(\.variation) == ["plural.other"])
  }

  @Test("A plural form may not leave out anything else")
  func pluralText() throws {
    let entry = CatalogText.entry(
      "Found %lld in %@", contents: ["ru": CatalogText.variations(["one": "Найдено"])])
    #expect(try messages(entry) == ["'ru' leaves out argument 2 of the key, '%@'"])
  }

  @Test("A device's text is held against the same device's, else against 'other'")
  func devices() throws {
    let entry = CatalogText.entry(
      "tap.hint",
      contents: [
        "en": CatalogText.variations(
          of: "device", ["mac": "Click", "applewatch": "Tap", "other": "Tap %@"]),
        "ko": CatalogText.variations(of: "device", ["mac": "클릭", "other": "탭"]),
        "th": "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"แตะ\" }",
      ])
    let findings = try RuleRun.findings(of: FormatSignatureRule(), inEntries: entry)
    #expect(
      findings.map(\.message) == [
        "'ko' leaves out argument 1 of the source, '%@'",
        "'th' leaves out argument 1 of the source, '%@'",
      ])
    #expect(findings.map(\.variation) == ["device.other", nil])
  }

  @Test("A substitution passes the argument that it counts")
  func substitutions() throws {
    let entry = CatalogText.entry(
      "%lld files in %@",
      contents: [
        "de": CatalogText.substituted(
          "%#@dateien@", "dateien", ["one": "eine Datei in %2$@", "other": "%arg Dateien in %2$@"]),
        "fr": CatalogText.substituted(
          "%#@f@ dans %2$@", "f", ["one": "un fichier", "other": "%arg"]),
        "pl": CatalogText.substituted("%#@p@ w %1$@", "p", argument: 2, ["other": "%arg"]),
        "sv": CatalogText.substituted("%#@s@ i %2$@", "s", format: "@", ["other": "%arg"]),
      ])
    let findings = try RuleRun.findings(of: FormatSignatureRule(), inEntries: entry)
    #expect(findings.map(\.language) == ["pl", "pl", "sv"])
    #expect(
      findings.map(\.markedText) == ["%#@p@", "%1$@", "%#@s@"])
  }

  @Test("A substitution's text shows the number where the source's does")
  func substitutionWithoutNumber() throws {
    let english = CatalogText.substituted(
      "%#@days@", "days", ["one": "%arg day", "other": "%arg days"])
    let entry = CatalogText.entry(
      "days.left",
      contents: [
        "en": english,
        "da": CatalogText.substituted("%#@days@", "days", ["one": "en dag", "other": "dage"]),
        "hi": CatalogText.substituted("%#@days@", "days", ["one": "%arg दिन", "other": "दिन"]),
        "ja": CatalogText.substituted("%#@nichi@", "nichi", ["other": "日"]),
      ])
    let findings = try RuleRun.findings(of: FormatSignatureRule(), inEntries: entry)
    #expect(
      findings.map(\.message) == ["'hi' leaves out '%arg', the number that the source shows"],
      "a substitution that never shows its number is another rule's")
    #expect(findings.map(\.variation) == ["substitutions.days.plural.other"])
    #expect(findings.map(\.consequence) == [FaultConsequence.lostText.sentence])
  }

  @Test("A plain translation of a substitution is held against its format specifier")
  func plainForSubstitution() throws {
    let entry = CatalogText.entry(
      "days.left",
      contents: [
        "en": CatalogText.substituted("%#@days@", "days", ["other": "%arg days"]),
        "tr": "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%@ gün\" }",
        "vi": "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld ngày\" }",
      ])
    let findings = try RuleRun.findings(of: FormatSignatureRule(), inEntries: entry)
    #expect(
      findings.map(\.message) == [
        "'%@' in 'tr' reads argument 1 as text, but the source passes a whole number ('%lld')"
      ])
  }

  @Test("Every family of arguments has words")
  func words() {
    #expect(Set(ArgumentFamily.allCases.map(\.words)).count == ArgumentFamily.allCases.count)
  }

  @Test(
    "What follows from an undefined substitution, or one that counts a wrong argument, isn't told",
    arguments: [
      CatalogText.substituted("%#@photo@ w %#@albums@", "albums", argument: 2, ["other": "%arg"]),
      CatalogText.substituted("%#@photos@", "photos", argument: 0, ["other": "%arg"]),
      CatalogText.substituted("%#@photos@", "photos", argument: 2, ["other": "%arg"]),
    ])
  func wrongSubstitution(content: String) throws {
    let english = CatalogText.substituted(
      "%#@photos@ in %2$lld albums", "photos", ["one": "%arg photo", "other": "%arg photos"])
    let findings = try RuleRun.findings(
      of: FormatSignatureRule(),
      inEntries: CatalogText.entry(
        "%lld photos in %lld albums", contents: ["en": english, "pl": content]))
    #expect(findings.isEmpty)
  }
}
