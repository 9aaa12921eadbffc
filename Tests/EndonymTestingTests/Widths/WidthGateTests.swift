import Checks
import EndonymTesting
import Findings
import Ink
import Slots
import Testing

/// The gate over the tightest texts, with the fonts of this machine.
struct WidthGateTests {
  private static let configuration = """
    {
      "catalogs": ["Localizable.xcstrings"], "sources": ["Sources"], "optIn": ["verbatim-words"],
      "sourceLanguage": "en", "requiredLanguages": ["en", "de"],
      "layouts": [{ "name": "card", "kind": "fixed", "width": 100 }],
      "slots": [
        {
          "name": "card.title", "layout": "card", "textStyle": "body",
          "fills": [{ "entries": ["*.title"] }]
        }
      ]
    }
    """

  private static func tightest(_ key: String, language: String = "de") -> String {
    """
    {
      "tightest": [
        {
          "slot": "card.title", "language": "\(language)", "catalog": "Localizable.xcstrings",
          "key": "\(key)"
        }
      ]
    }
    """
  }

  private func package(
    german: String = "Wind", tightest: String? = tightest("wind.title"),
    configuration: String = configuration
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: "endonym.json")
    try folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "rain.title" : {
            "localizations" : {
              "de" : { "stringUnit" : { "value" : "Niederschlagswahrscheinlichkeit" } },
              "en" : { "stringUnit" : { "value" : "Rain" } }
            }
          },
          "wind.title" : {
            "localizations" : {
              "de" : { "stringUnit" : { "value" : "\(german)" } },
              "en" : { "stringUnit" : { "value" : "Wind" } }
            }
          }
        },
        "version" : "1.0"
      }
      """, to: "Localizable.xcstrings")
    if let tightest { try folder.write(tightest, to: "endonym-tightest.json") }
    return folder
  }

  @Test("What is listed and fits passes; what isn't listed isn't measured")
  func passes() throws {
    let folder = try package()
    #expect(try WidthGate(package: folder.path).problems() == [])
    try WidthGate(package: folder.path).expect()
  }

  @Test("A listed text that doesn't fit is an issue with slot, language, text, width and place")
  func over() throws {
    let folder = try package(german: "Windgeschwindigkeit in Böen")
    let problems = try WidthGate(package: folder.path).problems()
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(problem.hasPrefix("Localizable.xcstrings:12:"))
    #expect(problem.contains(": error: 'Windgeschwindigkeit in Böen': 'card.title' in German is "))
    #expect(problem.contains(" over its 100 pt"))
    try withKnownIssue {
      try WidthGate(package: folder.path).expect()
    } matching: { issue in
      "\(issue)".contains("'card.title' in German is ")
    }
  }

  @Test("What the package accepts passes, by its exact text")
  func accepted() throws {
    let folder = try package(german: "Windgeschwindigkeit in Böen")
    try folder.write(
      """
      {
        "accepted": [
          {
            "slot": "card.title", "language": "de", "value": "Windgeschwindigkeit in Böen",
            "kind": "over", "reason": "Looked at"
          }
        ]
      }
      """, to: "endonym-accepted.json")
    #expect(try WidthGate(package: folder.path).problems() == [])
  }

  @Test("Without a manifest the gate tells only that, and names no option that it hasn't")
  func withoutManifest() throws {
    let folder = try package(
      tightest: Self.tightest("wind.title"),
      configuration: Self.configuration.replacing(
        #"[{ "entries": ["*.title"] }]"#,
        with: #"[{ "entries": ["*.title"] }, { "figures": ["wind"] }]"#))
    try folder.write(
      #"{ tightest: [{ slot: 'card.title', language: 'de', figure: 'wind', value: '3' }] }"#,
      to: "endonym-tightest.json")
    let problems = try WidthGate(package: folder.path).problems()
    #expect(problems.count == 1)
    #expect(problems.first?.contains("there is no manifest of rendered texts") == true)
    #expect(problems.first?.contains("--package") == false)
  }

  @Test(
    "Nothing passes unmeasured",
    arguments: [
      (nil, "there is no list of the tightest texts"),
      ("{ tightest: [] }", "nothing is measured: the list is empty"),
      ("{ tightest: [", "endonym-tightest.json:1:"),
      (
        tightest("gone.title"),
        "'gone.title' in German is no text of the slot 'card.title' any more"
      ),
      (tightest("wind.title", language: "fr"), "in French is no text of the slot"),
      (
        "{ tightest: [{ slot: 'card.titel', language: 'de', sample: 'x' }] }",
        "endonym-tightest.json:1:14: error: there is no slot 'card.titel'"
      ),
    ])
  func unmeasured(tightest: String?, message: String) throws {
    let folder = try package(tightest: tightest)
    let problems = try WidthGate(package: folder.path).problems()
    #expect(problems.contains { $0.contains(message) }, "\(problems)")
  }

  @Test(
    "Without a configuration that declares slots there is no gate",
    arguments: [
      (nil, "endonym.json"), ("{ slotz: [] }", "endonym.json:1:3: error: "),
      ("{ sources: ['.'] }", "no slots are declared"),
    ])
  func unusable(configuration: String?, message: String) throws {
    let folder = try TemporaryFolder()
    if let configuration { try folder.write(configuration, to: "endonym.json") }
    let error = #expect(throws: WidthGateError.self) { try WidthGate(package: folder.path) }
    #expect(error?.description.contains(message) == true)
  }

  @Test("A font that isn't there is an issue that names its package")
  func missingFont() throws {
    let fonts = """
      "fonts": {
        "families": [
          { "name": "Nowhere", "package": "fonts-nowhere", "files": [{ "path": "Nowhere.otf" }] }
        ]
      },
      "layouts"
      """
    let folder = try package(
      configuration: Self.configuration.replacing("\"layouts\"", with: fonts))
    let problems = try WidthGate(package: folder.path).problems()
    #expect(problems.contains { $0.contains("fonts-nowhere") })
  }

  private static let slot = Slot(
    name: "badge", style: TextStyle(size: 17), layout: .fixed(60), fills: [])

  private static func text(_ value: String, slot: String = "badge") -> SlotText {
    SlotText(slot: slot, language: "de", value: value, origin: .sample)
  }

  @Test("Slots that are declared in Swift are held the same way")
  func declared() {
    #expect(WidthGate(slots: [Self.slot], texts: [Self.text("kurz")]).problems() == [])
    let long = WidthGate(
      slots: [Self.slot], texts: [Self.text("kurz"), Self.text("viel zu lange Aufschrift")]
    ).problems()
    #expect(long.count == 1)
    #expect(long.first?.contains("'viel zu lange Aufschrift': 'badge' in German is ") == true)
  }

  @Test(
    "Slots without texts, texts without a slot, and nothing at all are issues",
    arguments: [
      ([slot], [], "the slot 'badge' has no text to measure"),
      ([slot], [text("kurz"), text("x", slot: "other")], "stands in the slot 'other'"),
      ([], [], "nothing is measured: no slots"),
    ])
  func incomplete(slots: [Slot], texts: [SlotText], message: String) {
    let problems = WidthGate(slots: slots, texts: texts).problems()
    #expect(problems.contains { $0.contains(message) }, "\(problems)")
  }
}
