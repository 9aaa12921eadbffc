import Checks
import StringCatalog
import Testing

@testable import EndonymCommand

/// `endonym report`: where the page goes, what is on it, and what the shell learns.
struct ReportCommandTests {
  private func page(_ files: MemoryFiles, _ path: String) throws -> String {
    String(
      decoding: try files.bytes(at: FilePath(path), maximumSize: 64 << 20), as: UTF8.self)
  }

  @Test("A project without slots has a page of coverage and findings")
  func withoutSlots() throws {
    let files = MemoryFiles(["/app/L.xcstrings": SampleCatalogs.mixed])
    let run = ToolRun(["report"], files)
    #expect(run.code == .clean)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix(".endonym/report.html: "))
    let page = try page(files, "/app/.endonym/report.html")
    #expect(page.contains("No slot is declared"))
    #expect(page.contains("href=\"../L.xcstrings\""))
    #expect(page.contains("ไทย"))
    #expect(page.contains("id=\"findings\""))
  }

  @Test("The page is written where the call says, and its links start there")
  func output() throws {
    let files = MemoryFiles(["/app/L.xcstrings": SampleCatalogs.german])
    let run = ToolRun(["report", "-o", "page.html"], files)
    #expect(run.output.hasPrefix("page.html: "))
    #expect(try page(files, "/app/page.html").contains("href=\"./L.xcstrings\""))
  }

  @Test("The same project gives the same bytes")
  func determinism() throws {
    let files = MemoryFiles(["/app/L.xcstrings": SampleCatalogs.mixed])
    _ = ToolRun(["report", "-o", "a.html"], files)
    _ = ToolRun(["report", "-o", "b.html"], files)
    #expect(try page(files, "/app/a.html") == page(files, "/app/b.html"))
  }

  @Test(
    "What the page would replace, or a folder that isn't there, is refused",
    arguments: ["L.xcstrings", "Source.swift", "nowhere/page.html"])
  func refused(output: String) {
    let files = MemoryFiles(["/app/L.xcstrings": SampleCatalogs.mixed])
    let run = ToolRun(["report", "-o", output], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("error: "))
    #expect(run.errors.contains("endonym help report"))
  }

  @Test("A catalog that can't be read is told, on the page too, and the page is written")
  func unreadable() throws {
    let files = MemoryFiles([
      "/app/L.xcstrings": SampleCatalogs.mixed, "/app/M.xcstrings": "{",
    ])
    let run = ToolRun(["report"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("M.xcstrings:1:"))
    let page = try page(files, "/app/.endonym/report.html")
    #expect(page.contains("This page isn&#39;t whole: 1 problem"))
  }

  @Test("A rulebook without a manifest is a warning with what to do, and the page is written")
  func missingManifest() throws {
    let files = MemoryFiles([
      "/app/endonym.json": #"{"rulebook":{"paths":["Dates/**"]}}"#,
      "/app/L.xcstrings": SampleCatalogs.mixed,
    ])
    let run = ToolRun(["report"], files)
    #expect(run.code == .clean)
    #expect(
      run.errors.contains(
        ".endonym/rendered.json:1:1: warning: there is no manifest of rendered texts. Run the app's"
      ))
    #expect(try page(files, "/app/.endonym/report.html").contains("no manifest of rendered texts"))
  }

  @Test(
    "What can't be measured is a fault with its place, as in 'widths', and the page is written",
    arguments: [
      ("/app/endonym-accepted.json", "{", "endonym-accepted.json:1:2: error: the document ends"),
      (
        "/app/endonym.json",
        SampleSlots.configuration.replacing(
          #""name": "card.title", "layout": "card""#, with: #""name": "card.title", "layout": "x""#),
        "endonym.json:7:5: error: "
      ),
      (
        "/app/endonym.json", SampleSlots.configuration.replacing("*.title", with: "*.none"),
        "endonym.json:9:"
      ),
      (
        "/app/endonym.json",
        SampleSlots.configuration.replacing(
          #""layouts""#,
          with: #""serverStrings": [{ "paths": ["s.yml"], "format": "rails" }], "layouts""#),
        "s.yml:1:6: error: "
      ),
    ])
  func unmeasured(file: String, text: String, error: String) throws {
    let files = SampleSlots.files()
    files["/app/s.yml"] = "en: ["
    files[file] = text
    #expect(ToolRun(["widths"], files).code == .misuse)
    let run = ToolRun(["report"], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains(error))
    // Each fault is told once, and is no warning.
    let lines = run.errors.split(separator: "\n")
    #expect(Set(lines).count == lines.count)
    #expect(!run.errors.contains("warning: "))
    #expect(files["/app/.endonym/report.html"] != nil)
  }

  @Test("Recordings and decisions are those that the configuration names")
  func goldens() throws {
    let manifest = """
      {"schemaVersion":1,"localeData":"ICU 76.1, CLDR 46","command":"swift test","sources":[],
      "instants":[{"name":"noon","wallClock":"2026-08-15 12:00","timeZone":"UTC"}],
      "dates":[{"intent":"header","language":"de","plan":"p","decisions":[],
      "texts":[{"clock":"24h","instant":"noon","value":"15.8."}]}]}
      """
    let files = MemoryFiles([
      "/app/endonym.json":
        #"{"rulebook":{"paths":["Dates/**"],"goldens":"Goldens","anchors":"anchors.tsv"}}"#,
      "/app/L.xcstrings": SampleCatalogs.mixed, "/app/.endonym/rendered.json": manifest,
      "/app/Goldens/ICU-76.1/de.txt": """
      # Locale data: ICU 76.1, CLDR 46
      header
        24h, noon : 15. 8.

      """,
      "/app/anchors.tsv": "2026-08-15 12:00\tUTC\theader\tde\t24h\t15.8.\n",
    ])
    let run = ToolRun(["report"], files)
    #expect(run.code == .clean)
    #expect(run.errors == "")
    let page = try page(files, "/app/.endonym/report.html")
    #expect(page.contains("1 text not as recorded in ICU-76.1"))
    #expect(page.contains("1 anchor holds"))
  }

  @Test("Goldens that aren't there, or can't be read, are faults", arguments: ["none", "broken"])
  func brokenGoldens(folder: String) {
    let files = MemoryFiles([
      "/app/L.xcstrings": SampleCatalogs.mixed,
      "/app/broken/ICU-76.1/de.txt": "no stamp\n",
    ])
    let run = ToolRun(["report", "--goldens", folder], files)
    #expect(run.code == .misuse)
    #expect(run.errors.contains(folder))
  }

  @Test(
    "Sizes are rounded up", arguments: [(1, "1 kB"), (99_999, "100 kB"), (1_250_000, "1.3 MB")])
  func size(bytes: Int, text: String) {
    #expect(ReportCommand.size(bytes) == text)
  }
}
