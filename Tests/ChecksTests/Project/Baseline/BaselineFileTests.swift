import Findings
import StringCatalog
import Testing

@testable import Checks

@Suite struct BaselineFileTests {
  private let file = BaselineFile(path: FilePath("/app/ci/known.json"), shown: "ci/known.json")
  private let baseline = Baseline(counts: [
    FindingIdentity(rule: "b", path: "../L.xcstrings", entry: "k\n", valueHash: "ff"): 2,
    FindingIdentity(
      rule: "a", path: "../L.xcstrings", entry: "", language: "th", variation: "plural.one"): 1,
    FindingIdentity(rule: "a", path: "../L.xcstrings"): 1,
  ])

  @Test func isReadAsItWasWritten() throws {
    let read = try file.parse(BaselineFile.content(of: baseline))
    #expect(read == baseline)
  }

  /// One finding a line, ordered by path, rule and key; written by hand.
  @Test func hasAFixedOrder() {
    #expect(
      String(decoding: BaselineFile.content(of: baseline), as: UTF8.self) == """
        {
          "version": 1,
          "findings": [
            {"rule": "a", "path": "../L.xcstrings"},
            {"rule": "a", "path": "../L.xcstrings", "entry": "", "language": "th", \
        "variation": "plural.one"},
            {"rule": "b", "path": "../L.xcstrings", "entry": "k\\n", "value": "ff", "count": 2}
          ]
        }

        """)
  }

  @Test func pathsAreRelativeToTheFile() {
    let finding = Finding(
      rule: "r", severity: .error, location: SourceLocation(path: "L.xcstrings", line: 3),
      entry: "k", message: "m", consequence: "C.", remedy: "R.")
    let identity = file.identity(of: finding, in: FilePath("/app/L.xcstrings"))
    #expect(identity == FindingIdentity(rule: "r", path: "../L.xcstrings", entry: "k"))
    #expect(file.catalog(of: identity) == FilePath("/app/L.xcstrings"))
  }

  @Test func whereThereIsNoneThereIsNone() throws {
    #expect(try file.read(from: MemoryFileSystem()) == nil)
    let files = MemoryFileSystem(texts: ["/app/ci/known.json": "{version: 1}"])
    #expect(try file.read(from: files) == Baseline())
  }

  @Test func anUnreadableOneIsAProblem() {
    let files = MemoryFileSystem(["/app/ci/known.json": .locked])
    let problem = #expect(throws: ReportProblem.self) { try file.read(from: files) }
    #expect(problem?.message == "permission is denied")
    #expect(problem?.location.path == "ci/known.json")
  }

  @Test(arguments: [
    ("{", 1), ("{}", 1), ("{version: 2}", 1), ("{version: 1,\nfindings: [{rule: 'r'}]}", 2),
    ("{version: 1,\nfindings: [{rule: 'r', path: 'p', count: 0}]}", 2),
    ("{version: 1,\nfindings: [{rule: 'r', path: 'p', count: 1e300}]}", 2),
    ("{version: 1,\nfindings: [{rule: 'r', path: 'p', count: 'x'}]}", 2),
    ("{version: 1,\nfindings: [{rule: 'r', path: 'p', line: 3}]}", 2),
    ("{version: 1,\nfindings: [3]}", 2),
  ])
  func whatIsNoBaselineIsRefused(_ text: String, _ line: Int) {
    let problem = #expect(throws: ReportProblem.self) { try file.parse(Array(text.utf8)) }
    #expect(problem?.location.line == line)
  }
}
