import Checks
import Findings
import Slots
import Testing

@Suite("What a project's slots are measured with")
struct SlotProjectReaderTests {
  private func manifest(_ text: String) -> Result<RenderedManifest, ReportProblem>? {
    let reader = SlotProjectReader(
      fileSystem: OneFileSystem(["/app/.endonym/rendered.json": text]),
      workingDirectory: FilePath("/app"), jobs: 1
    ) { _ in ([], [], []) }
    return reader.read(Project(root: FilePath("/app"))).sources.manifest
  }

  private func problem(of text: String) -> String? {
    guard case .failure(let problem) = manifest(text) else { return nil }
    let place = "\(problem.location.path):\(problem.location.line):\(problem.location.column)"
    return "\(place): \(problem.message)"
  }

  /// The places are counted by hand.
  @Test(
    "A mistaken manifest is a problem at its place",
    arguments: [
      ("{\n  \"schemaVersion\": 99\n}", "2:20: the manifest has format 99, not 1"),
      (
        "{\n  \"command\": \"x\"\n}",
        "1:1: the file is no manifest of rendered texts: the file lacks 'schemaVersion'"
      ),
      (
        """
        { "schemaVersion": 1, "localeData": "", "command": "x", "sources": [], "dates": [],
          "texts": [
            { "name": "w", "language": "en", "samples": [] },
            { "name": "w", "language": "de", "samples": [{ "sample": "1" }] } ] }
        """,
        "4:50: the file is no manifest of rendered texts: 'texts[1].samples[0]' lacks 'value'"
      ),
      (
        """
        { "schemaVersion": 1, "localeData": "", "command": "x", "sources": [],
          "dates": 7 }
        """,
        "2:12: the file is no manifest of rendered texts: 'dates' is of another kind than it must be"
      ),
    ])
  func mistakes(text: String, says: String) {
    #expect(problem(of: text) == ".endonym/rendered.json:\(says)")
  }

  @Test("A manifest that is no JSON says where it breaks off")
  func noJSON() throws {
    let found = try #require(problem(of: "{\n  \"schemaVersion\": ["))
    #expect(found.hasPrefix(".endonym/rendered.json:2:21: "), "\(found)")
    #expect(found.contains("the manifest of rendered texts is no JSON"))
  }

  @Test(
    "A text that a language has twice is refused, since one of them would not be measured",
    arguments: [
      (
        """
        "dates": [],
        "texts": [
        { "name": "w", "language": "de", "samples": [] },
        { "name": "w", "language": "en", "samples": [] },
          { "name": "w", "language": "de", "samples": [] } ]
        """, "6:3: the manifest has 'w' twice in 'de'"
      ),
      (
        """
        "dates": [
        { "intent": "i", "language": "de", "plan": "", "decisions": [], "texts": [] },
        { "intent": "i", "language": "de", "plan": "", "decisions": [], "texts": [] } ]
        """, "4:1: the manifest has 'i' twice in 'de'"
      ),
    ])
  func duplicates(lists: String, says: String) {
    let text = """
      { "schemaVersion": 1, "localeData": "", "command": "x", "sources": [],
      \(lists) }
      """
    #expect(problem(of: text) == ".endonym/rendered.json:\(says)")
  }
}
