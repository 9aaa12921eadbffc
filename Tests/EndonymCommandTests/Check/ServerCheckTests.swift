import Checks
import Testing

@testable import EndonymCommand

/// `endonym check` with `serverStrings` in the configuration.
@Suite struct ServerCheckTests {
  private let files = MemoryFiles([
    "/app/endonym.json": """
    {
      "requiredLanguages": ["de"],
      "serverStrings": [
        { "paths": ["config/locales/*.yml"], "format": "rails", "sourceLanguage": "en" }
      ]
    }
    """,
    "/app/App/L.xcstrings": SampleCatalogs.catalog(
      #"""
      "Storm" : { "localizations" : { "de" : \#(SampleCatalogs.unit("Sturm")) } }
      """#),
    "/app/config/locales/en.yml": """
    en:
      frost: Frost on %{day}
      storm: Storm
      gone: Nothing else
    """,
    "/app/config/locales/de.yml": """
    de:
      frost: Frost am %{tag}
      storm: Unwetter
    """,
  ])

  private func check(_ arguments: String...) -> ToolRun {
    ToolRun(["check", "--format", "json"] + arguments, files)
  }

  @Test func findingsStandInTheServersFiles() throws {
    let run = check()
    #expect(run.code == .findings)
    #expect(
      try run.places().filter { $0.contains("server-") } == [
        "config/locales/de.yml:2:10 server-placeholder",
        "config/locales/de.yml:3:10 server-term",
        "config/locales/en.yml:4:9 server-missing-language",
      ])
  }

  @Test func rulesAreConfiguredAsOthersAre() throws {
    #expect(
      try check("--rule", "server-term").places() == [
        "config/locales/de.yml:3:10 server-term"
      ])
    #expect(check("--rule", "server-term", "--severity", "server-term=error").code == .findings)
    files["/app/endonym.json"] = """
      {
        "rules": { "server-placeholder": "off" },
        "requiredLanguages": ["de"],
        "serverStrings": [{ "paths": ["config/locales/*.yml"], "format": "rails" }],
        "accepted": [
          {
            "rule": "server-term", "catalog": "config/locales/de.yml", "entry": "storm",
            "language": "de", "value": "Unwetter", "reason": "The weather service says so."
          },
          {
            "rule": "server-term", "catalog": "config/locales/de.yml", "entry": "gone",
            "language": "de", "value": "Weg", "reason": "There is no such finding."
          }
        ]
      }
      """
    #expect(
      try check().places().filter { !$0.contains("App/") } == [
        "config/locales/en.yml:4:9 server-missing-language",
        "endonym.json:10:5 \(AcceptedExceptions.unmatchedRule)",
      ])
  }

  @Test func theBaselineKnowsThem() throws {
    #expect(check("--baseline", "known.json", "--update-baseline", "--force").code == .clean)
    let run = check("--baseline", "known.json")
    #expect(run.code == .clean)
    #expect(try run.places().isEmpty)
  }

  @Test func withoutACatalogTheServersTextsAreCheckedAlone() throws {
    files["/app/App/L.xcstrings"] = nil
    let run = check()
    #expect(
      try run.places() == [
        "config/locales/de.yml:2:10 server-placeholder",
        "config/locales/en.yml:4:9 server-missing-language",
      ])
  }

  @Test func whatCannotBeReadIsAProblemAtItsPlace() {
    files["/app/config/locales/de.yml"] = "de:\n  a: *b\n"
    let run = ToolRun(["check"], files)
    #expect(run.code == .misuse)
    #expect(
      run.output.contains("config/locales/de.yml:2:6: error: the alias '*b' stands for nothing"))
    files["/app/config/locales/de.yml"] = nil
    files["/app/config/locales/en.yml"] = nil
    let none = ToolRun(["check"], files)
    #expect(none.code == .misuse)
    #expect(
      none.output.contains(
        "endonym.json:4:5: error: no file of texts matches 'config/locales/*.yml'"))
  }

  @Test func theReportSaysHowFarItReached() {
    let text = ToolRun(["check"], files).output
    #expect(text.contains("checked 3 texts of a server in 2 files"))
  }

  @Test func ofSeveralShardsTheFirstChecksThem() throws {
    files["/app/App/M.xcstrings"] = SampleCatalogs.catalog("")
    let first = try check("--shard", "1/2").places().filter { $0.contains("server-") }
    #expect(first.count == 3)
    #expect(try check("--shard", "2/2").places().filter { $0.contains("server-") }.isEmpty)
  }
}
