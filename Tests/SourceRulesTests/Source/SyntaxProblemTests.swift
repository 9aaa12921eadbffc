import Testing

@testable import SourceRules

@Suite struct SyntaxProblemTests {
  private func problems(_ code: String, limit: Int = 3) -> [SyntaxProblem] {
    SyntaxProblem.first(limit, in: InspectedSource(bytes: Array(code.utf8)))
  }

  @Test(arguments: ["", "let a = 1\n", "func f() { g(1, b: \"\\(2)\") }\n", "// é 👍\n"])
  func codeThatParsesHasNone(code: String) {
    #expect(problems(code).isEmpty)
  }

  /// The offsets are counted by hand: of what is missing, where it would stand.
  @Test(arguments: [
    ("let a = \n", 8, "an expression is missing"),
    ("func f(a: ) {}\n", 10, "a type is missing"),
    ("func f() {\n", 10, "'}' is missing"),
    ("let a = f(1\n", 11, "')' is missing"),
    ("let a = 1 }\n", 10, "'}' is unexpected"),
    (
      "<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs\n", 0,
      "a merge has left its marks"
    ),
    ("let a = 1 /* never\n", 10, "a comment has no end"),
    ("let a = “b”\n", 8, "a character doesn't belong to Swift"),
  ])
  func codeThatDoesNotParseHasItsPlace(code: String, offset: Int, message: String) throws {
    let problem = try #require(problems(code).first)
    #expect(problem.offset == offset)
    #expect(problem.message == message)
  }

  /// SwiftParserDiagnostics of Swift 6.3 traps on it: "A Fix-It must have at least one change".
  @Test func halfWrittenCodeDoesNotTrap() {
    let code =
      "let version F Double(response.text)\nlet port \rC= Int(parts\r\n[1])\n"
      + "let scale = Double(environment[)\"SCALE\"] ?? \"\")"
    let found = problems(code)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { (0...code.utf8.count).contains($0.offset) })
  }

  @Test func thereAreNoMoreThanAskedForAndOneALine() {
    let code = String(repeating: "let a = )]}\n", count: 50)
    #expect(problems(code, limit: 3).count == 3)
    #expect(problems(code, limit: 1_000).count <= 50)
  }
}
