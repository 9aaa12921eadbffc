import Foundation
import Testing

@testable import EndonymCommand

@Suite struct CheckCommandTests {
  private let files = MemoryFiles([
    "/app/A.xcstrings": SampleCatalogs.mixed, "/app/sub/B.xcstrings": SampleCatalogs.german,
  ])

  /// One rule that will always be there keeps these tests apart from the others.
  private func check(_ arguments: String...) -> ToolRun {
    ToolRun(["check", "--rule", "missing-language"] + arguments, files)
  }

  private func findings(_ run: ToolRun) throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require((document as? [String: Any])?["findings"] as? [[String: Any]])
  }

  @Test func exitsWithTheSeverityOfWhatItFinds() {
    #expect(check("--required-language", "de", "sub").code == .clean)
    #expect(check("--required-language", "de").code == .findings)
    #expect(check("--severity", "missing-language=warning").code == .clean)
    #expect(
      check("--severity", "missing-language=warning", "--fail-on", "warning").code == .findings)
    #expect(check("--severity", "missing-language=note", "--fail-on", "note").code == .findings)
  }

  @Test func withoutAConfigurationItSaysWhatItAssumed() {
    let run = check()
    #expect(run.output.contains("assumed: The catalogs to check are the 2 below this folder.\n"))
    #expect(run.output.contains("assumed: The source language is 'en', as the catalogs say.\n"))
    #expect(run.output.contains("assumed: Swift sources aren't to be checked; name them with"))
    // Of A's two entries one is in German and Thai: half. Of B's one entry all are in German.
    #expect(run.output.contains("at least half of a catalog's entries have (de; de th);"))
    let told = check("--required-language", "de", "--source-language", "en", "A.xcstrings")
    #expect(!told.output.contains("assumed"))
  }

  @Test func thatNoLanguageIsRequiredIsSaid() {
    let unit = SampleCatalogs.unit("Ja")
    files["/app/sub/B.xcstrings"] = SampleCatalogs.catalog(
      #""Bye" : {}, "Now" : {}, "Yes" : { "localizations" : { "de" : \#(unit) } }"#)
    let said = "assumed: No language is required, as none is there in half of a catalog's entries;"
    #expect(check("sub").output.contains(said))
    // Who has translated nothing yet is told nothing.
    files["/app/sub/B.xcstrings"] = SampleCatalogs.catalog(#""Bye" : {}"#)
    #expect(!check("sub").output.contains(said))
  }

  @Test func sourceLanguagesThatDifferAreNamed() {
    files["/app/C.xcstrings"] = #"{ "sourceLanguage": "fr", "strings": {}, "version": "1.0" }"#
    #expect(check().output.contains("The source language is each catalog's own: en, fr."))
  }

  @Test func manyListsOfLanguagesAreNotSpelledOut() {
    for language in ["cs", "da", "el"] {
      let unit = SampleCatalogs.unit("x")
      files["/app/\(language).xcstrings"] = SampleCatalogs.catalog(
        #""k" : { "localizations" : { "\#(language)" : \#(unit) } }"#)
    }
    #expect(check().output.contains("half of a catalog's entries have; name others"))
  }

  @Test(arguments: [
    ["sub"], ["sub/B.xcstrings"], ["--catalog-directory", "sub"], ["--catalog", "sub/B.xcstrings"],
    ["**/B.xcstrings"], ["/app/sub"],
  ])
  func catalogsAreNamedInManyWays(_ arguments: [String]) throws {
    let run = ToolRun(
      ["check", "--rule", "missing-language", "--required-language", "th", "--format", "json"]
        + arguments, files)
    #expect(try findings(run).map { $0["path"] as? String } == ["sub/B.xcstrings"])
  }

  @Test func theReportGoesToAFileWhereAsked() {
    let run = check("--format", "junit", "--output", "out.xml")
    #expect(run.output == "")
    #expect(files["/app/out.xml"]?.hasPrefix("<?xml") == true)
    let failed = check("-o", "locked.xml")
    #expect(failed.code == .misuse)
    #expect(failed.errors == "locked.xml: error: permission is denied. Allow it.\n")
  }

  @Test func unreadableCatalogsAreReportedAndTheOthersChecked() throws {
    files["/app/locked.xcstrings"] = ""
    files["/app/broken.xcstrings"] = "{\n  \"strings\" :"
    let run = check("--required-language", "th", "--format", "json")
    #expect(run.code == .misuse)
    #expect(try findings(run).count == 2)
    let text = check("--required-language", "th")
    #expect(text.output.contains("broken.xcstrings:2:"))
    #expect(text.output.contains("locked.xcstrings:1:1: error: permission is denied"))
    #expect(text.output.contains("in 2 of 2 files"))
    #expect(text.output.hasSuffix("\n2 problems: the check is incomplete, see the top\n"))
  }

  @Test func nothingToCheckIsAMistake() {
    let run = ToolRun(["check"], MemoryFiles(["/app/x": ""]))
    #expect(run.code == .misuse)
    #expect(run.output.contains(".:1:1: error: there is no String Catalog to check"))
    #expect(run.output.contains("\nnothing could be checked\n"))
    #expect(!run.output.contains("assumed"))
    #expect(check("gone").code == .misuse)
  }

  @Test func languagesAndSeveritiesNarrowTheReport() throws {
    let json = ["--format", "json"]
    let languages = ["--required-language", "de", "--required-language", "th"]
    let all = ToolRun(["check"] + languages + json, files)
    let thai = ToolRun(["check", "--language", "th"] + languages + json, files)
    #expect(
      try findings(all).contains { $0["language"] as? String == "de" } || all.code == .findings)
    #expect(try !findings(thai).contains { $0["language"] as? String == "de" })
    let hidden = check("--severity", "missing-language=note", "--severity", "error")
    #expect(hidden.code == .clean)
    #expect(hidden.output.contains("more below the severity asked for"))
  }

  /// A spelling that isn't canonical is one that a catalog may have.
  @Test func aLanguageThatNoCatalogHasIsAProblem() {
    let japanese = check("--language", "ja", "--required-language", "th")
    #expect(japanese.code == .misuse)
    #expect(
      japanese.output.contains("error: no catalog has the language 'ja'\n  fix: The catalogs have"))
    files["/app/C.xcstrings"] = SampleCatalogs.catalog(
      #""k" : { "localizations" : { "zh_CN" : \#(SampleCatalogs.unit("x")) } }"#)
    #expect(check("--language", "zh_CN", "--required-language", "de").code == .clean)
    #expect(check("--language", "zh-CN").output.contains("fix: Did you mean 'zh_CN'?"))
    #expect(check("--language", "ja", "--required-language", "ja").code == .findings)
    #expect(check("--language", "ja", "--shard", "1/2").code == .clean)
  }

  @Test func aShardWithoutCatalogsSaysSo() {
    let run = check("--shard", "3/3", "--required-language", "de", "--source-language", "en")
    #expect(run.code == .clean)
    #expect(run.output.contains("\nshard 3 of 3: none of 2 catalogs\n"))
    #expect(check("--shard", "1/2").output.contains("\nshard 1 of 2: 1 of 2 catalogs\n"))
  }

  @Test func quietPrintsFindingsAlone() {
    #expect(check("--quiet", "--required-language", "de", "sub").output == "")
    #expect(!check("-q").output.contains("assumed"))
  }

  @Test func sharesTogetherHaveEveryCatalogOnce() throws {
    for index in 0..<5 { files["/app/more/\(index).xcstrings"] = SampleCatalogs.german }
    files["/app/GeneratedStringSymbols_A.swift"] = ""
    var paths: [String] = []
    for share in 1...3 {
      let run = check("--shard", "\(share)/3", "--format", "json", "--required-language", "th")
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let checked = (document as? [String: Any])?["files"] as? [[String: Any]]
      paths += (checked ?? []).compactMap { $0["path"] as? String }
    }
    #expect(paths.count == 7)
    #expect(Set(paths).count == 7)
  }

  @Test(
    arguments: [
      (["--shard", "4/3"], "'4/3' is no shard"), (["--shard", "x"], "'x' is no shard"),
      (["--shard", "0/2"], "'0/2' is no shard"), (["--jobs", "0"], "'0' is no number of threads"),
      (["--jobs", "many"], "'many' is no number of threads"),
      (["--rule", "mising-language"], "Did you mean 'missing-language'?"),
      (["--opt-in", "zzz"], "there is no rule 'zzz'"),
      (["--severity", "eror"], "Did you mean 'error'?"),
      (["--severity", "zzz"], "'zzz' is no severity"),
      (["--severity", "missing-language=of"], "Did you mean 'off'?"),
      (["--severity", "missing-language=zzz"], "'zzz' is no severity for the rule"),
      (["--severity", "x=error"], "there is no rule 'x'"),
      (["--language", "thai"], "'thai' is no language identifier. Did you mean 'th'?"),
      (["--required-language", "Thai"], "'Thai' is no language identifier. Did you mean 'th'?"),
      (["--required-language", "de,pl"], "Give the option once for each language."),
      (["--source-language", "de,pl"], "'de,pl' is no language identifier. Name one language."),
      (["--language", "xx"], "'xx' is no language identifier. Write it as catalogs do"),
      (["--rule", "missing-language", "--severity", "missing-language=off"], "Leave out one"),
      (["--opt-in", "missing-language"], "the rule 'missing-language' isn't opt-in"),
      (["-format", "json"], "the option '-format' is unknown. Did you mean '--format'?"),
      (["--output", "/nope/x"], "there is no folder '/nope'. Create it"),
      (["-o", "nope/x"], "there is no folder 'nope'."),
      (["--update-baseline"], "there is no baseline to update. Name one with '--baseline'."),
      (["--color", "--no-color"], "exclude each other"), (["--force"], "Add '--update-baseline'."),
    ] as [([String], String)])
  func mistakesAreNamed(_ arguments: [String], _ message: String) {
    let run = ToolRun(["check"] + arguments, files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains(message))
    #expect(run.output == "")
  }

  @Test func coloursFollowTheTerminal() {
    let arguments = ["check", "--required-language", "th"]
    #expect(ToolRun(arguments, files, isTerminal: true).output.contains("\u{1B}["))
    #expect(!ToolRun(arguments, files).output.contains("\u{1B}["))
    #expect(ToolRun(arguments + ["--color"], files).output.contains("\u{1B}["))
    #expect(
      !ToolRun(arguments, files, variables: ["NO_COLOR": "1"], isTerminal: true).output
        .contains("\u{1B}["))
    _ = ToolRun(arguments + ["-o", "out.txt"], files, isTerminal: true)
    #expect(files["/app/out.txt"]?.contains("\u{1B}[") == false)
  }

  @Test func theNumberOfThreadsChangesNothing() {
    #expect(check("--jobs", "1").output == check("--jobs", "8").output)
  }

  @Test func languagesHaveTheirEnglishNames() {
    #expect(check("--required-language", "th", "sub").output.contains("Thai (th)"))
  }
}
