import Checks
import Findings
import StringCatalog
import Testing

@testable import SourceRules

/// What the rules about slots tell, and when they are silent.
struct SlotReviewTests {
  private static let configuration = """
    {
      "slots": [
        {
          "name": "statCard.title", "layout": "card",
          "fills": [{ "entries": ["stat.*.title"], "catalog": "Resources/Localizable.xcstrings" }]
        }
      ],
      "slotViews": [{ "view": "StatCard", "slot": "statCard.title" }]
    }
    """
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "stat.sun.title" : { "extractionState" : "manual" },
        "stat.wind.title" : { "extractionState" : "manual" },
        "sun.set" : { "extractionState" : "manual" }
      },
      "version" : "1.0"
    }
    """

  private func findings(
    _ sources: [String: String], catalogPath: String = "App/Resources/Localizable.xcstrings",
    isWhole: Bool = true, configuration: String = configuration
  ) throws -> [Finding] {
    let example = RuleExample(source: "", configuration: configuration)
    let checker = SourceChecker(
      rules: SourceRuleRegistry.slotRules, options: CheckOptions())
    let inspector = SourceInspector(rules: [], options: example.sources)
    let files = sources.sorted { $0.key < $1.key }.map { path, text in
      let place = SourcePlace(path: path, options: example.sources)
      return SourceProject.File(
        path: path, place: place, facts: inspector.facts(of: Array(text.utf8), at: place),
        words: UsedWords(everyWordOf: Array(text.utf8)))
    }
    let catalog = InspectedCatalog(
      try Catalog(parsing: Array(Self.catalog.utf8)), path: catalogPath, options: CheckOptions())
    return checker.findings(
      in: SourceProject(
        files: files, catalogs: [catalog], options: example.sources, isWhole: isWhole))
  }

  @Test("A card that was added names the source, the entry and the slot's place")
  func added() throws {
    let found = try findings(
      [
        "App/A.swift":
          "let a = [StatCard(.statSunTitle), StatCard(.statWindTitle)]\nStatCard(.sunSet)"
      ]
    )
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.rule == "unmeasured-slot")
    #expect(finding.severity == .error)
    #expect(
      finding.location == SourceLocation(path: "App/A.swift", line: 2, column: 10, offset: 69))
    #expect(
      finding.message
        == "'StatCard' shows the key 'sun.set' (App/Resources/Localizable.xcstrings:6) "
        + "in the slot 'statCard.title', which doesn't measure it")
    #expect(
      finding.remedy
        == "Add the key to the 'entries' of the slot 'statCard.title' (endonym.json:3).")
  }

  @Test("A card that was removed names the entry, the slot's place and the view")
  func removed() throws {
    let found = try findings(["App/A.swift": "let a = StatCard(.statSunTitle)"])
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.rule == "slot-without-view")
    #expect(finding.severity == .error)
    #expect(finding.location.path == "App/Resources/Localizable.xcstrings")
    #expect(finding.location.line == 5)
    #expect(
      finding.message == "the slot 'statCard.title' (endonym.json:3) measures the key "
        + "'stat.wind.title', which no use of 'StatCard' shows")
  }

  @Test("Where only a part of the sources is checked, nothing is taken for removed")
  func part() throws {
    #expect(
      try findings(["App/A.swift": "let a = StatCard(.statSunTitle)"], isWhole: false).isEmpty)
  }

  @Test(
    "An argument that no use has is told alone, at the view, with those that there are",
    arguments: [
      (
        nil, "let a = StatCard(title: .statSunTitle, description: nil)",
        "no use of 'StatCard' has an argument without a label; it has 'title', 'description'",
        "Name the one that shows the text in 'argument'."
      ),
      (
        "titel",
        "let a = [StatCard(title: .statSunTitle), StatCard(title: .sunSet, icon: 3) { x }]",
        "no use of 'StatCard' has an argument 'titel'; it has 'title', 'icon'",
        "Did you mean 'title'?"
      ),
      (
        "title", "let a = StatCard(.statSunTitle)",
        "no use of 'StatCard' has an argument 'title'; it has none",
        "Correct 'argument', or remove the view from 'slotViews'."
      ),
    ] as [(String?, String, String, String)])
  func absentArgument(
    argument: String?, source: String, message: String, remedy: String
  ) throws {
    let configuration = Self.configuration.replacing(
      #""view": "StatCard","#,
      with: #""view": "StatCard","# + (argument.map { #" "argument": "\#($0)","# } ?? ""))
    let found = try findings(["App/A.swift": source], configuration: configuration)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.remedy == remedy)
    #expect(found.first?.rule == "slot-without-view")
    #expect(found.first?.location.path == "endonym.json")
    #expect(found.first?.location.line == 8)
    #expect(
      try findings(["App/A.swift": source], isWhole: false, configuration: configuration).isEmpty)
  }

  @Test("An argument that some use has, or that a closure may be, is right")
  func presentArgument() throws {
    let configuration = Self.configuration.replacing(
      #""view": "StatCard","#, with: #""view": "StatCard", "argument": "title","#)
    let some = """
      let a = [StatCard(title: .statSunTitle), StatCard(title: .statWindTitle), StatCard(icon: 3)]
      """
    #expect(try findings(["App/A.swift": some], configuration: configuration).isEmpty)
    let closure = "let a = StatCard(icon: 3) { Text(.statSunTitle) }"
    let found = try findings(["App/A.swift": closure], configuration: configuration)
    #expect(!found.contains { $0.message.contains("has an argument") })
  }

  @Test("What only tests show isn't shown")
  func tests() throws {
    let found = try findings([
      "App/A.swift": "let a = StatCard(.statSunTitle)",
      "AppTests/ATests.swift": "let a = StatCard(.statWindTitle)",
    ])
    #expect(found.map(\.entry) == ["stat.wind.title"])
  }

  @Test("A comment declares keys that the code puts together, and a parameter may be any key")
  func computed() throws {
    let declared = """
      // endonym:keys stat.wind.* -- the wind's cards are made from a list
      let a = StatCard(.statSunTitle)
      """
    #expect(try findings(["App/A.swift": declared]).isEmpty)
    let open = """
      func card(_ title: LocalizedStringResource) -> StatCard { StatCard(title) }
      let a = [card(.statSunTitle), card(.statWindTitle)]
      """
    #expect(try findings(["App/A.swift": open]).isEmpty)
  }

  @Test(
    "The catalog of a fill is found from wherever the tool was called",
    arguments: [
      "Resources/Localizable.xcstrings", "App/Resources/Localizable.xcstrings",
      "../Resources/Localizable.xcstrings", "Localizable.xcstrings",
    ])
  func catalogPaths(path: String) throws {
    let source = "let a = [StatCard(.statSunTitle), StatCard(.statWindTitle)]"
    #expect(try findings(["App/A.swift": source], catalogPath: path).isEmpty)
    let found = try findings(["App/A.swift": source], catalogPath: "Other/Widget.xcstrings")
    #expect(found.map(\.rule) == ["unmeasured-slot", "unmeasured-slot"])
  }

  @Test("A slot is called as a member by its words in camel case")
  func memberNames() {
    func name(_ slot: String) -> String {
      SlotDeclaration(name: slot, layout: "", fills: [], location: .init(path: "")).memberName
    }
    #expect(name("statCard.title") == "statCardTitle")
    #expect(name("row") == "row")
    #expect(name("watch-face.line 2") == "watchFaceLine2")
    #expect(name("") == "")
  }
}
