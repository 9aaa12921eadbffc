import Checks
import Testing

@testable import ServerStrings

/// How declarations find their files, and how the files come together.
struct ServerStringsReaderTests {
  @Test("Files of several folders make one catalog, the source's order first")
  func merged() {
    let read = ServerRead(
      [
        "config/locales/de.yml": "de:\n  z: Zett\n  b: B\n  extra: X\n",
        "config/locales/en.yml": "en:\n  b: B\n",
        "config/locales/models/en.yml": "en:\n  z: Zed\n",
        "config/other/en.yml": "en:\n  no: match\n",
        "config/locales/notes.txt": "not YAML: [",
      ], paths: ["config/locales/**/*.yml"], required: ["de"])
    #expect(read.problemTexts == [])
    #expect(read.catalogs.map { $0.entries.map(\.key) } == [["b", "z", "extra"]])
    #expect(read.catalogs.first?.languages.map(\.identifier) == ["de", "en"])
    #expect(read.catalogs.first?.files.count == 3)
  }

  @Test(
    "A pattern that matches nothing is a problem where it is declared",
    arguments: [
      "config/missing/*.yml", "config/{language}.yml", "config/none.yml",
    ])
  func unmatched(_ path: String) {
    let read = ServerRead(["config/locales/en.yml": "en: { a: A }"], paths: [path])
    #expect(read.catalogs.isEmpty)
    #expect(read.problems.map(\.location.path) == ["endonym.json"])
    #expect(read.problems.map(\.location.line) == [3])
    #expect(read.problems.first?.message.contains("'\(path)'") == true, "\(read.problemTexts)")
  }

  @Test("One file that can't be read doesn't keep the others from it")
  func oneBroken() {
    let read = ServerRead([
      "config/locales/de.yml": "de: [", "config/locales/en.yml": "en: { a: A }",
    ])
    #expect(read.text("a") == "A")
    #expect(read.problems.map(\.location.path) == ["config/locales/de.yml"])
  }

  @Test("A source language that no file has is a problem; another spelling of it isn't")
  func sourceLanguage() {
    let german = ["config/locales/de.yml": "de: { a: A }"]
    #expect(ServerRead(german).problems.map(\.location.path) == ["endonym.json"])
    let american = ServerRead(["config/locales/en.yml": "en_US: { a: A }"], source: "en")
    #expect(american.problemTexts == [])
    #expect(american.catalogs.first?.sourceLanguage == "en_US")
  }

  @Test("Keys of categories are forms where another language has forms there")
  func folded() {
    let read = ServerRead([
      "config/locales/all.yml": """
      en:
        days: { one: a day, other: "%{count} days" }
        names: { one: first, two: second }
      de:
        days: { one: ein Tag }
      """
    ])
    #expect(read.forms("days", "de")?.map(\.category) == [.one])
    #expect(read.text("names.two") == "second")
    #expect(read.text("days.one", "de") == nil)
  }

  @Test("Words and nothing are texts only where another language has one")
  func doubtful() {
    let read = ServerRead([
      "config/locales/all.yml": """
      en:
        strip: no
        month_names: [~, January]
        era: ~
        retry: on
        frost: Frost
      de:
        retry: ein
        frost:
      """
    ])
    #expect(
      read.catalogs.first?.entries.map(\.key) == ["month_names.1", "retry", "frost"])
    #expect(read.text("frost", "de") == "")
    #expect(read.issues == ["config/locales/all.yml:5:10 value on is true"])
  }

  @Test("Languages that half of the texts have are required where nobody names any")
  func assumed() {
    let read = ServerRead([
      "config/locales/all.yml": """
      en: { a: A, b: B, c: C, d: D }
      de: { a: A, b: B }
      fr: { a: A }
      """
    ])
    #expect(read.catalogs.first?.requiredLanguages == ["de"])
    #expect(read.catalogs.first?.areRequiredLanguagesAssumed == true)
  }

  /// Ruby's I18n gives a number back as it is, and the app shows it.
  @Test("A number is a text where another language has words, and a setting elsewhere")
  func numbers() {
    let read = ServerRead([
      "config/locales/en.yml": "en:\n  x: Hello\n  precision: 3\n",
      "config/locales/de.yml": "de:\n  x: 12345678901234567890\n  precision: 2\n",
    ])
    #expect(read.catalogs.map { $0.entries.map(\.key) } == [["x"]])
    #expect(read.text("x", "de") == "12345678901234567890")
  }
}
