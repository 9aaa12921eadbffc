import Checks
import Findings
import StringCatalog
import Testing

@Suite struct ProjectReaderTests {
  private func read(
    _ text: String, at path: String = "/app/endonym.json"
  ) -> (project: Project, problems: [ReportProblem]) {
    let reader = ProjectReader(
      fileSystem: MemoryFileSystem(texts: [path: text]), workingDirectory: FilePath("/app"))
    return reader.project(at: FilePath(path))
  }

  /// The identifier of some rule: the registry grows, and every rule will do.
  private var rule: String { RuleRegistry.all.first?.description.identifier ?? "" }

  @Test func everyKeyArrives() throws {
    let (project, problems) = read(
      """
      {
        $schema: 'x', catalogs: ['App/*.xcstrings', 'L.xcstrings'], exclude: ['Vendor'],
        sourceLanguage: 'de', requiredLanguages: ['en', 'th'],
        rules: { '\(rule)': 'warning' }, optIn: ['\(rule)'],
        unfinishedStates: ['new', 'machine_translated'], untranslatedTerms: ['OK'],
        failOn: 'warning', baseline: 'ci/known.json', maximumFileSize: 1000,
        accepted: [
          { rule: '\(rule)', catalog: 'L.xcstrings', entry: 'k', language: 'th',
            variation: 'plural.one', value: 'v', reason: 'because' },
        ],
      }
      """)
    #expect(problems == [])
    #expect(project.configuration == "endonym.json")
    #expect(project.root == FilePath("/app"))
    #expect(project.catalogs.map(\.text) == ["App/*.xcstrings", "L.xcstrings"])
    #expect(project.catalogs.map(\.location?.line) == [2, 2])
    #expect(project.excluded == [GlobPattern("Vendor")])
    #expect(project.options.sourceLanguage == "de")
    #expect(project.options.requiredLanguages == ["en", "th"])
    #expect(project.options.settings == [rule: .severity(.warning)])
    #expect(project.options.optIn == [rule])
    #expect(project.options.unfinishedStates == [.new, .machineTranslated])
    #expect(project.options.untranslatedTerms == ["OK"])
    #expect(project.failingSeverity == .warning)
    #expect(project.baseline == FilePath("/app/ci/known.json"))
    #expect(project.maximumFileSize == 1000)
    let accepted = try #require(project.accepted.first)
    #expect(
      accepted
        == AcceptedException(
          rule: rule, catalog: FilePath("/app/L.xcstrings"), entry: "k", language: "th",
          variation: "plural.one", value: "v", reason: "because",
          location: SourceLocation(path: "endonym.json", line: 8, column: 5)))
  }

  @Test func anEmptyConfigurationMeansTheDefaults() {
    let (project, problems) = read("{}")
    #expect(problems == [])
    var expected = Project(root: FilePath("/app"))
    expected.configuration = "endonym.json"
    #expect(project == expected)
    #expect(project.failingSeverity == .error)
    #expect(project.options == CheckOptions())
  }

  /// Every mistake is reported, each where it stands, with a way out.
  @Test func allMistakesAreReportedAtTheirPlaces() {
    let (_, problems) = read(
      """
      {
        catalogues: [],
        sourceLanguage: 1,
        requiredLanguages: 'th',
        rules: { 'no-such-rule': 'error', '\(rule)': 'eror' },
        failOn: 'sometimes',
        maximumFileSize: 0,
        failOn: 'error',
        accepted: [ { rule: '\(rule)' }, 7 ],
        baseline: '../known.json',
        optIn: [3],
        unfinishedStates: ['newish'],
        untranslatedTerms: [''],
      }
      """)
    let places = problems.map(\.location.line)
    #expect(
      places == [2, 3, 4, 5, 5, 6, 7, 8, 9, 9, 9, 11, 12, 13, 10])
    #expect(problems.allSatisfy { $0.location.path == "endonym.json" })
    #expect(problems[0].message == "the key 'catalogues' is unknown")
    #expect(problems[0].remedy == "Did you mean 'catalogs'?")
    #expect(problems[1].location.column == 19)
    #expect(problems[4].remedy == "Did you mean 'error'?")
    #expect(problems[7].message == "the key 'failOn' stands twice")
    #expect(problems.allSatisfy { $0.remedy.hasSuffix(".") || $0.remedy.hasSuffix("?") })
  }

  @Test func languagesAreIdentifiers() {
    let (_, problems) = read(
      "{\n  requiredLanguages: ['de', 'Thai', 'de,pl', 3],\n  sourceLanguage: 'english' }")
    #expect(
      problems.map(\.message) == [
        "'Thai' is no language identifier", "'de,pl' is no language identifier",
        "an element of 'requiredLanguages' is a number", "'english' is no language identifier",
      ])
    #expect(problems[0].remedy == "Did you mean 'th'?")
    #expect(problems[0].location.column == 29)
    #expect(problems[1].remedy == "Name each language on its own.")
    #expect(problems[3].remedy == "Did you mean 'en'?")
    #expect(read("{ requiredLanguages: ['zh_CN'], sourceLanguage: 'EN' }").problems == [])
  }

  @Test func whatIsRequiredCannotBeRemoved() {
    let (_, problems) = read(
      "{ baseline: '', accepted: [{ rule: '\(rule)', catalog: 'L', reason: '' }] }")
    #expect(problems.map(\.remedy) == ["Fill it in or remove it.", "Fill it in."])
  }

  @Test func aFarKeyIsAnsweredWithAllThatAreKnown() {
    let (_, problems) = read("{ zzz: 1 }")
    #expect(problems.first?.remedy.contains("requiredLanguages") == true)
  }

  @Test func whatIsNoObjectIsRefused() {
    #expect(read("[]").problems.map(\.message) == ["the configuration is a list, not an object"])
    #expect(read("{ rules: [] }").problems.count == 1)
  }

  @Test func syntaxErrorsAndUnreadableFilesAreProblems() {
    let (_, problems) = read("{\n  a: }")
    #expect(problems.map(\.location.line) == [2])
    let reader = ProjectReader(
      fileSystem: MemoryFileSystem(["/app/endonym.json": .locked]),
      workingDirectory: FilePath("/app"))
    #expect(
      reader.project(at: FilePath("/app/endonym.json")).problems.map(\.message)
        == ["permission is denied"])
  }

  @Test func locatesTheConfigurationOfARepository() {
    func locate(_ files: [String], from folder: String) -> String? {
      var fileSystem = MemoryFileSystem()
      for file in files { fileSystem.set(file, .file([])) }
      fileSystem.set(folder, .directory)
      return ProjectReader(fileSystem: fileSystem, workingDirectory: FilePath(folder)).locate()?
        .text
    }
    #expect(locate(["/r/endonym.json"], from: "/r") == "/r/endonym.json")
    #expect(locate(["/r/endonym.json", "/r/.git/HEAD"], from: "/r/a/b") == "/r/endonym.json")
    #expect(
      locate(["/r/endonym.json", "/r/a/endonym.json", "/r/.git"], from: "/r/a")
        == "/r/a/endonym.json")
    // Beyond the repository, and above a folder that is in none, nothing is looked for.
    #expect(locate(["/endonym.json", "/r/.git/HEAD"], from: "/r/a") == nil)
    #expect(locate(["/r/endonym.json"], from: "/r/a") == nil)
    #expect(locate([], from: "/r") == nil)
  }

  @Test(arguments: ["off", "note", "warning", "error"])
  func settingsAreSpelledAsTheyAreRead(_ spelling: String) {
    #expect(RuleSetting(spelling) != nil)
    #expect(RuleSetting(spelling.uppercased()) == nil)
  }

  @Test func aMissingChoiceIsAnsweredWithTheWords() {
    let (_, problems) = read("{ serverStrings: [{ paths: ['locales/*.yml'] }] }")
    #expect(problems.map(\.message) == ["the key 'format' is missing"])
    for word in ["'rails'", "'json'", "'strings'"] {
      #expect(problems.first?.remedy.contains(word) == true)
    }
  }

  @Test(
    arguments: [
      ("minimumScaleFactor: 90", "'minimumScaleFactor' can't be 90"),
      ("minimumScaleFactor: 0.001", "'minimumScaleFactor' can't be 0.001"),
      ("minimumScaleFactor: -Infinity", "'minimumScaleFactor' can't be -Infinity"),
      ("minimumScaleFactor: 'a'", "'minimumScaleFactor' is a string"),
      ("lines: 0", "'lines' can't be 0"), ("lines: 1.5", "'lines' can't be 1.5"),
      ("lines: []", "'lines' is a list"),
    ])
  func aNumberOutOfRangeIsNamed(member: String, message: String) {
    let (_, problems) = read("{ slots: [{ name: 'a', layout: 'b', fills: [], \(member) }] }")
    #expect(problems.map(\.message) == [message])
  }
}
