import Testing

@testable import EndonymCommand

/// What a run writes replaces nothing that the project reads or keeps, and leaves the project by no
/// link.
struct ProjectFilesTests {
  private static let texts = [
    "endonym.json": """
    {
      "catalogs": ["L.xcstrings"], "sourceLanguage": "en", "requiredLanguages": ["en", "de"],
      "layouts": [{ "name": "f", "kind": "fixed", "width": 300 }],
      "slots": [{ "name": "s", "layout": "f", "size": 12, "fills": [{ "entries": ["card.a"] }] }],
      "baseline": "known.json",
      "rulebook": { "paths": ["Dates/**"], "goldens": "Goldens", "anchors": "anchors.tsv" },
      "serverStrings": [
        { "paths": ["locales/*.yml"], "format": "rails" },
        { "paths": ["server/{language}.json"], "format": "json" },
        { "paths": ["{language}.lproj/Server.strings"], "format": "strings" }
      ]
    }
    """,
    "L.xcstrings": SampleCatalogs.catalog(
      #"""
      "card.a" : { "localizations" : {
        "en" : \#(SampleCatalogs.unit("Hello")), "de" : \#(SampleCatalogs.unit("Hallo Welt"))
      } }
      """#),
    "known.json": #"{ "version": 1, "findings": [] }"#,
    "endonym-accepted.json": #"{ "accepted": [], "shortened": [] }"#,
    "endonym-tightest.json": #"{ "tightest": [] }"#,
    "Documentation/Widths.md": "# Widths\n",
    ".endonym/rendered.json": "{}",
    "Goldens/ICU-76.1/de.txt": "",
    "anchors.tsv": "",
    "locales/en.yml": "en:\n  a: A\n",
    "server/en.json": #"{ "a": "A" }"#,
    "en.lproj/Server.strings": #""a" = "A";"#,
  ]

  @Test(
    "A report replaces no file that the project reads, under whatever name",
    arguments: ["check", "widths", "report"], Array(texts.keys))
  func outputs(command: String, file: String) throws {
    let project = try DiskProject(Self.texts)
    try project.link("link.html", to: file)
    for output in [file, "./\(file)", "link.html"] {
      let run = project.run([command, "--output", output])
      #expect(run.code == .misuse, "\(command) to \(output)")
      #expect(run.errors.contains("a report would replace the "), "\(command) to \(output)")
      #expect(project.text(file) == Self.texts[file])
    }
  }

  @Test(
    "A file that isn't there yet is refused where the project would read it",
    arguments: ["endonym-accepted.json", "endonym-tightest.json", ".endonym/rendered.json"])
  func laterFiles(file: String) throws {
    var texts = Self.texts
    texts[file] = nil
    texts[".endonym/other"] = ""
    let project = try DiskProject(texts)
    #expect(project.run(["widths", "--output", file]).code == .misuse)
    #expect(project.text(file) == nil)
  }

  @Test("What the project doesn't read is replaced, also by a link out of it that a call names")
  func ownOutputs() throws {
    let project = try DiskProject(Self.texts)
    try project.write("old", to: "out.txt")
    try project.link("link.html", to: project.outside.appending("page.html").text)
    _ = project.run(["check", "--output", "out.txt"])
    #expect(project.text("out.txt") != "old")
    _ = project.run(["report", "--output", "link.html"])
    #expect(project.outsideNames == ["page.html"])
  }

  @Test(
    "The page that no call names goes through no link to another file, or out of the project",
    arguments: [
      (".endonym/report.html", "../L.xcstrings"), (".endonym/report.html", "../notes.md"),
      (".endonym/report.html", "../../outside/page.html"), (".endonym", "../outside"),
    ])
  func page(link: String, target: String) throws {
    let project = try DiskProject([
      "L.xcstrings": SampleCatalogs.german, "notes.md": "notes",
    ])
    try project.link(link, to: target)
    let run = project.run(["report"])
    #expect(run.code == .misuse)
    #expect(run.errors.contains(".endonym/report.html"))
    #expect(project.text("L.xcstrings") == SampleCatalogs.german)
    #expect(project.text("notes.md") == "notes")
    #expect(project.outsideNames.isEmpty)
  }

  @Test(
    "Files that widths writes lie in the project, though they and their folders aren't there yet",
    arguments: [
      ("report", "d/W.md", ["--report"]), ("report", "d/deep/er/W.md", ["--report"]),
      ("tightest", "d/t.json", ["--tightest", "3", "--update"]),
      ("accepted", "d/a.json", ["--accept", "--reason", "Fine"]),
    ])
  func linkedFolder(key: String, path: String, options: [String]) throws {
    let project = try DiskProject([
      "endonym.json": SampleSlots.configuration.replacing(
        #""layouts""#, with: #""widths": { "\#(key)": "\#(path)" }, "layouts""#),
      "Localizable.xcstrings": SampleSlots.catalog,
    ])
    try project.link("d", to: project.outside.text)
    let run = project.run(["widths"] + options)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("outside of the configuration's folder"))
    #expect(project.outsideNames.isEmpty)
  }

  @Test(
    "Files that widths writes replace nothing else of the project",
    arguments: [
      (#""report": "Localizable.xcstrings""#, ["--report"], "Localizable.xcstrings"),
      (#""report": "README.md""#, ["--report"], "README.md"),
      (#""report": "link.md""#, ["--report"], "Localizable.xcstrings"),
      (#""tightest": "Localizable.xcstrings""#, tightest, "Localizable.xcstrings"),
      (#""tightest": "endonym.json""#, tightest, "endonym.json"),
      (#""tightest": "other.json""#, tightest, "other.json"),
      (#""tightest": "x.json", "accepted": "x.json""#, tightest, "x.json"),
      (#""tightest": "x.json", "accepted": "./y/../x.json""#, tightest, "x.json"),
    ])
  func configuredPaths(widths: String, options: [String], file: String) throws {
    let project = try DiskProject([
      "endonym.json": SampleSlots.configuration.replacing(
        #""layouts""#, with: #""widths": { \#(widths) }, "layouts""#),
      "Localizable.xcstrings": SampleSlots.catalog, "README.md": "# Readme\n",
      "other.json": #"{ "name": "other" }"#,
      "x.json": #"""
      { "accepted": [
        { "slot": "card.title", "language": "de", "value": "Windgeschwindigkeit heute",
          "kind": "over", "reason": "Fine" }
      ], "shortened": [] }
      """#,
    ])
    try project.link("link.md", to: "Localizable.xcstrings")
    let old = project.text(file)
    let run = project.run(["widths"] + options)
    #expect(run.code == .misuse)
    #expect(run.errors.contains(" would replace the ") || run.errors.contains("so it is left"))
    #expect(project.text(file) == old)
  }

  private static let tightest = ["--tightest", "3", "--update"]

  @Test(
    "Comments of the accepted widths aren't lost",
    arguments: [["--accept", "--reason", "Fine"], ["--prune"]])
  func comments(options: [String]) throws {
    let files = SampleSlots.files()
    let text = """
      {
        "accepted": [ // Ask Anna.
          { "slot": "card.title", "language": "de", "value": "Gone", "kind": "over",
            "reason": "See https://example.com" }
        ]
      }
      """
    files["/app/endonym-accepted.json"] = text
    let run = ToolRun(["widths"] + options, files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("endonym-accepted.json:2:17: error: the file has comments"))
    #expect(files["/app/endonym-accepted.json"] == text)
    // A slash within a text begins none.
    files["/app/endonym-accepted.json"] = text.replacing(" // Ask Anna.", with: "")
    #expect(ToolRun(["widths"] + options, files).code != .misuse)
  }
}
