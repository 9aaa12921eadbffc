import Foundation
import Testing

@testable import EndonymCommand

@Suite struct FindCommandTests {
  private static let catalog = SampleCatalogs.catalog(
    #"""
    "alert.title" : {
      "comment" : "Title of the card.",
      "extractionState" : "manual",
      "localizations" : {
        "de" : \#(SampleCatalogs.unit("Warnung für %@", state: "needs_review")),
        "en" : \#(SampleCatalogs.unit("Alert for %@"))
      }
    },
    "days.left" : {
      "extractionState" : "manual",
      "localizations" : {
        "en" : {
          "variations" : {
            "plural" : {
              "one" : \#(SampleCatalogs.unit("%lld day left")),
              "other" : \#(SampleCatalogs.unit("%lld days left"))
            }
          }
        }
      }
    },
    "Hello" : { }
    """#)

  private let files = MemoryFiles([
    "/app/Localizable.xcstrings": Self.catalog,
    "/app/View.swift": """
    // .alertTitle in a comment is no use.
    var body: some View {
      Text(.alertTitle("Oslo"))
      Text("Hello")
      Text(forecast.alertTitle)
      Text("Goodby")
    }
    let keys = ["Hello"]

    """,
  ])

  @Test func aKeyIsShownWithTextsAndUses() {
    let run = ToolRun(["find", "alert.title"], files)
    #expect(run.code == .clean)
    #expect(
      run.output == """
        alert.title (Localizable)
          Localizable.xcstrings:1:42
          symbol   .alertTitle(_ arg1: String)
          comment  Title of the card.
          state    manual

          English (en), source  translated    Alert for %@
          German (de)           needs_review  Warnung für %@

          1 use
            View.swift:3:9  .alertTitle

        """)
  }

  @Test func pluralBranchesAndMissingLanguagesAreShown() {
    let run = ToolRun(["find", "days.left"], files)
    #expect(
      run.output.contains(
        """
          English (en), source
            plural.one          translated  %lld day left
            plural.other        translated  %lld days left
          missing: German (de)

          no use in the sources

        """))
  }

  @Test func aKeyThatIsPutTogetherFromItsStartIsSaidToBe() {
    files["/app/Days.swift"] = #"let text = Bundle.main.localizedString(forKey: "days." + name)"#
    let run = ToolRun(["find", "days.left"], files)
    #expect(run.output.contains("\n  no use by its whole key, but"))
    #expect(
      ToolRun(["find", "days.left", "--format", "json"], files).output
        .contains("\"isMentioned\": true"))
  }

  @Test func lookUpsAndLiteralsAreUses() {
    let run = ToolRun(["find", "Hello"], files)
    #expect(run.output.contains("  English (en), source  the key  Hello\n"))
    #expect(
      run.output.contains(
        "  2 uses\n    View.swift:4:8  Text\n    View.swift:8:13  a literal\n"))
  }

  @Test(arguments: [".alertTitle", "alertTitle", "ALERT.TITLE", "alert*"])
  func otherNamesLeadToAnEntry(_ name: String) {
    let run = ToolRun(["find", name], files)
    #expect(run.code == .clean)
    #expect(run.output.hasPrefix("alert.title (Localizable)\n"))
  }

  @Test func whatIsNotThereIsSuggested() {
    let run = ToolRun(["find", "alert.titel"], files)
    #expect(run.code == .findings)
    #expect(run.output == "")
    #expect(run.errors == "no catalog has the key 'alert.titel'. Did you mean 'alert.title'?\n")
    let part = ToolRun(["find", "left"], files)
    #expect(part.errors == "no catalog has the key 'left'. Did you mean 'days.left'?\n")
  }

  @Test func aKeyThatOnlyTheCodeHasIsShownThere() {
    let run = ToolRun(["find", "Goodby"], files)
    #expect(run.code == .findings)
    #expect(run.output == "View.swift:6:8  Text looks it up\n")
  }

  @Test func aTextOnTheScreenLeadsToItsEntry() {
    let run = ToolRun(["find", "--text", "warnung  FÜR Bad Tölz"], files)
    #expect(run.code == .clean)
    #expect(
      run.output == """
        1 text can read 'warnung  FÜR Bad Tölz'

        alert.title (Localizable)
          Localizable.xcstrings:1:42
          in German (de): Warnung für %@

          1 use
            View.swift:3:9  .alertTitle

        """)
  }

  @Test func theBranchIsNamed() {
    let run = ToolRun(["find", "--text", "3 days left"], files)
    #expect(run.output.contains("in English (en): %lld days left\n    branch plural.other\n"))
  }

  @Test func aPartOfATextLeadsToItToo() {
    let run = ToolRun(["find", "--text", "days left"], files)
    #expect(run.output.hasPrefix("1 text can read 'days left'\n"), "an argument can be empty")
    let part = ToolRun(["find", "--text", "lert f"], files)
    #expect(
      part.output.hasPrefix("no text reads 'lert f' as a whole, but 1 text can hold it\n\nalert"))
  }

  @Test func aTextThatNothingProducesIsSaid() {
    let run = ToolRun(["find", "--text", "Cancel"], files)
    #expect(run.code == .findings)
    #expect(run.errors.hasPrefix("no text of the catalogs can read 'Cancel'. Give a shorter"))
  }

  @Test func aLanguageNarrowsIt() {
    let run = ToolRun(["find", "--text", "Alert for Oslo", "--language", "de"], files)
    #expect(run.code == .findings)
    let unknown = ToolRun(["find", "Hello", "--language", "th"], files)
    #expect(unknown.code == .misuse)
    #expect(
      unknown.errors.hasPrefix(
        "error: no catalog has the language 'th'. The catalogs have: de, en.\n"))
    let german = ToolRun(["find", "alert.title", "--language", "de"], files)
    #expect(!german.output.contains("English"))
  }

  @Test func programsReadItAsJSON() throws {
    let run = ToolRun(["find", "alert.title", "--format", "json"], files)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    let entry = try #require((document["entries"] as? [[String: Any]])?.first)
    #expect(entry["symbol"] as? String == ".alertTitle(_ arg1: String)")
    let localizations = try #require(entry["localizations"] as? [[String: Any]])
    #expect(localizations.map { $0["language"] as? String } == ["en", "de"])
    let use = try #require((entry["uses"] as? [[String: Any]])?.first)
    #expect(use["kind"] as? String == "symbol")
    #expect(use["line"] as? Int == 3)
    let seen = ToolRun(["find", "--text", "2 days left", "--format", "json"], files)
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(seen.output.utf8)) as? [String: Any])
    let match = try #require((found["matches"] as? [[String: Any]])?.first)
    #expect(match["key"] as? String == "days.left")
    #expect(match["variation"] as? String == "plural.other")
    // "days left" has eight letters.
    #expect(match["literalCharacters"] as? Int == 8)
  }

  @Test(arguments: [
    (["find"], "KEY is missing"), (["find", "a", "--text", "b"], "exclude each other"),
    (["find", "--text", "\u{200B}"], "has no visible character"),
    (["find", "--text", String(repeating: "a", count: 1_001)], "has over 1000 characters"),
  ])
  func mistakesAreRefused(_ arguments: [String], _ message: String) {
    let run = ToolRun(arguments, files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains(message))
  }

  @Test func withoutACatalogThereIsNothingToShow() {
    let run = ToolRun(["find", "Hello"], MemoryFiles(["/app/A.swift": ""]))
    #expect(run.code == .misuse)
    #expect(run.errors.contains("there is no String Catalog to show"))
  }
}
