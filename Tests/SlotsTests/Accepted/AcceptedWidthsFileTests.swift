import Checks
import Findings
import StringCatalog
import Testing

@testable import Slots

@Suite("The file of accepted widths")
struct AcceptedWidthsFileTests {
  private let file = AcceptedWidthsFile(
    path: FilePath("/app/endonym-accepted.json"), shown: "endonym-accepted.json")

  @Test("It is read with places, and written in a fixed order")
  func roundTrip() throws {
    let text = """
      {
        "accepted": [
          {"slot": "b", "language": "fi", "value": "Kosteus", "kind": "scaled", "reason": "Short."},
          {"slot": "a", "language": "de", "value": "Äther", "kind": "over", "reason": "A name."}
        ],
        "shortened": [
          {"slot": "a", "language": "de", "value": "Luft", "full": "Luftfeuchte"}
        ]
      }

      """
    let (widths, problems) = file.parse(Array(text.utf8))
    #expect(problems.isEmpty)
    #expect(widths.accepted.map(\.location.line) == [3, 4])
    #expect(widths.accepted.map(\.kind) == [.scaled, .over])
    let written = String(decoding: AcceptedWidthsFile.content(of: widths), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let swapped = [
      lines[0], lines[1], lines[3] + ",", String(lines[2].dropLast()), lines[4],
    ]
    #expect(written == (swapped + lines[5...]).joined(separator: "\n"))
    // What was written reads the same.
    #expect(file.parse(Array(written.utf8)).widths.accepted.map(\.value) == ["Äther", "Kosteus"])
  }

  @Test(
    "Every mistake is a problem at its place",
    arguments: [
      (
        #"{"slot": "a", "language": "de", "value": "x", "kind": "over", "raeson": "y"}"#,
        ["the key 'raeson' is unknown", "the key 'reason' is missing"]
      ),
      (
        #"{"slot": "a", "language": "de", "value": "x", "kind": "over", "reason": " "}"#,
        ["the reason is empty"]
      ),
      (
        #"{"slot": "a", "language": "de", "value": "x", "kind": "over", "reason": ""}"#,
        ["'reason' is empty"]
      ),
      (
        #"{"slot": "a", "language": "de", "value": "x", "kind": "overr", "reason": "y"}"#,
        ["'kind' can't be 'overr'"]
      ),
      (
        #"{"slot": "a", "language": "de", "value": "known", "kind": "over", "reason": "y"}"#,
        ["the text is accepted twice"]
      ),
      (
        #"{"slot": 5, "language": "german", "value": "x", "kind": "over", "reason": "y"}"#,
        ["'slot' is a number", "'german' is no language identifier"]
      ),
    ])
  func mistakes(element: String, messages: [String]) {
    let text = """
      {"accepted": [
        {"slot": "a", "language": "de", "value": "known", "kind": "over", "reason": "y"},
        \(element)]}
      """
    let (widths, problems) = file.parse(Array(text.utf8))
    #expect(problems.map(\.message) == messages)
    #expect(problems.allSatisfy { $0.location.line == 3 })
    #expect(widths.accepted.first?.value == "known")
  }

  @Test("What is no JSON is a problem, a missing file is none")
  func reading() {
    let broken = OneFileSystem(["/app/endonym-accepted.json": #"{"accepted": ["#])
    #expect(file.read(from: broken).problems.map(\.location.path) == ["endonym-accepted.json"])
    let (widths, problems) = file.read(from: OneFileSystem())
    #expect(widths == AcceptedWidths())
    #expect(problems.isEmpty)
  }

  @Test("It is written within the project's folder only, links followed")
  func writing() throws {
    let files = OneFileSystem()
    try file.write(AcceptedWidths(), within: FilePath("/app"), to: files)
    #expect(
      files.text(at: "/app/endonym-accepted.json")
        == "{\n  \"accepted\": [],\n  \"shortened\": []\n}\n")
    let outside = AcceptedWidthsFile(path: FilePath("/etc/accepted.json"), shown: "x")
    #expect(throws: FileError.self) {
      try outside.write(AcceptedWidths(), within: FilePath("/app"), to: files)
    }
    let linked = OneFileSystem(links: ["/app/endonym-accepted.json": "/etc/passwd"])
    #expect(throws: FileError.self) {
      try file.write(AcceptedWidths(), within: FilePath("/app"), to: linked)
    }
    #expect(linked.files.isEmpty)
  }
}
