import Checks
import Findings
import Foundation
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

  @Test(
    "A file without texts is a problem, as a server refuses it",
    arguments: [
      ("", ServerStringsDeclaration.Format.rails, "the file holds no languages"),
      ("# later\n", .rails, "the file holds no languages"),
      ("---\n...\n", .rails, "the file holds no languages"),
      ("~", .rails, "the file holds no languages"),
      (#""x""#, .json, "the file holds no texts by key"),
      ("null", .json, "the file holds no texts by key"),
      ("12", .json, "the file holds no texts by key"),
    ])
  func nothingInIt(_ text: String, _ format: ServerStringsDeclaration.Format, _ message: String) {
    let name = format == .json ? "de.json" : "config/locales/de.yml"
    let path = format == .json ? "{language}.json" : "config/locales/*.yml"
    let read = ServerRead([name: text], paths: [path], format: format)
    #expect(read.problems.map(\.message) == [message])
    #expect(read.problems.map(\.location.path) == [name])
    #expect(read.catalogs.isEmpty)
  }

  @Test(
    "What to do suits a server's file, not a String Catalog",
    arguments: [
      ("de.json", "{\u{0}}\u{0}", "the file is encoded in UTF-16 or UTF-32", "Save it as UTF-8."),
      (
        "de.json", String(repeating: "[", count: 100),
        "more than 64 arrays and objects lie within one another", "Flatten the file."
      ),
      (
        "de.strings", "bplist00\u{1}", "the file is a binary property list, as a built app has it",
        #"Name the file that people write, with lines such as "key" = "text";"#
      ),
      (
        "de.strings", "<?xml version=\"1.0\"?>\n<plist></plist>",
        "the file is a property list in XML",
        #"Name the file that people write, with lines such as "key" = "text";"#
      ),
    ])
  func remedies(name: String, text: String, message: String, remedy: String) {
    let isJSON = name.hasSuffix(".json")
    let read = ServerRead(
      [name: text], paths: [isJSON ? "{language}.json" : "{language}.strings"],
      format: isJSON ? .json : .strings)
    #expect(read.problems.map(\.message) == [message])
    #expect(read.problems.map(\.remedy) == [remedy])
  }

  @Test("A file that is too large is to be split: no setting raises the limit")
  func tooLarge() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("endonym-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(count: ServerFileLimits().size + 1)
      .write(to: folder.appendingPathComponent("en.yml"))
    var project = Project(root: FilePath(folder.path))
    project.slotOptions.serverStrings = [
      ServerStringsDeclaration(
        paths: ["en.yml"], format: .rails, location: SourceLocation(path: "endonym.json"))
    ]
    let problems = ServerStringsReader(fileSystem: DiskFileSystem()).catalogs(of: project).problems
    #expect(problems.map(\.remedy) == ["Split the file."])
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
