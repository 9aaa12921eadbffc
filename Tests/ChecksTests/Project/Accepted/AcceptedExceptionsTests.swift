import Checks
import Findings
import Testing

@Suite struct AcceptedExceptionsTests {
  private let file = FilePath("/app/L.xcstrings")
  private let exception = AcceptedException(
    rule: "r", catalog: FilePath("/app/L.xcstrings"), entry: "k", language: "th", value: "v",
    reason: "because", location: SourceLocation(path: "endonym.json", line: 5, column: 3))
  private let finding = Finding(
    rule: "r", severity: .error, location: SourceLocation(path: "L.xcstrings", line: 9),
    entry: "k", language: "th", variation: "plural.one", message: "m",
    excerpt: Excerpt(value: "v"), consequence: "C.", remedy: "R.")

  private func apply(
    _ exceptions: [AcceptedException], to findings: [Finding],
    scope: RunScope = RunScope(rules: ["r"])
  ) -> AcceptedExceptions.Result {
    AcceptedExceptions(exceptions).apply(to: findings, scope: scope) { _ in file }
  }

  private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
  }

  @Test func theExactValueIsAccepted() {
    let result = apply([exception], to: [finding])
    #expect(result.findings == [])
    #expect(result.accepted == 1)
  }

  @Test func oneExceptionAcceptsEveryWayToTheSameValue() {
    let other = changed(finding) { $0.variation = "plural.other" }
    #expect(apply([exception], to: [finding, other]).accepted == 2)
    let pinned = changed(exception) { $0.variation = "plural.one" }
    #expect(apply([pinned], to: [finding, other]).accepted == 1)
  }

  @Test func anythingElseIsAFindingAndSoIsTheException() {
    let others: [Finding] = [
      changed(finding) { $0.excerpt = Excerpt(value: "w") }, changed(finding) { $0.excerpt = nil },
      changed(finding) { $0.entry = "l" }, changed(finding) { $0.language = "ja" },
    ]
    for other in others {
      let result = apply([exception], to: [other])
      #expect(result.accepted == 0)
      #expect(result.findings.count == 2)
      let stale = result.findings.last
      #expect(stale?.rule == AcceptedExceptions.unmatchedRule)
      #expect(stale?.location == SourceLocation(path: "endonym.json", line: 5, column: 3))
      #expect(stale?.excerpt?.value == "v")
    }
  }

  @Test func theFieldThatDiffersIsNamed() {
    let other = changed(finding) { $0.excerpt = Excerpt(value: "\"w\"") }
    let written = apply([exception], to: [other]).findings.last
    #expect(written?.message.hasSuffix("matches no finding, but one is like it") == true)
    #expect(written?.remedy.contains(#"write "value": "\"w\"""#) == true)
    let bare = changed(exception) {
      $0.value = nil
      $0.language = nil
    }
    #expect(
      apply([bare], to: [finding]).findings.last?.remedy.contains(
        #"add "language": "th" and add "value": "v"; else remove it."#) == true)
    let valueless = apply([exception], to: [changed(finding) { $0.excerpt = nil }]).findings.last
    #expect(valueless?.remedy.contains(#"leave out "value""#) == true)
    let gone = apply([exception], to: []).findings.last
    #expect(gone?.message.hasSuffix("matches no finding any more") == true)
    #expect(gone?.remedy == "Remove it if what it accepted is mended or gone.")
  }

  @Test func anExceptionWithoutAValueAcceptsAFindingWithoutOne() {
    let bare = changed(exception) { $0.value = nil }
    #expect(apply([bare], to: [changed(finding) { $0.excerpt = nil }]).accepted == 1)
    #expect(apply([bare], to: [finding]).accepted == 0)
  }

  @Test func whatTheRunDidNotLookAtIsNotMissed() {
    let scopes = [
      RunScope(rules: ["other"]), RunScope(files: [FilePath("/x")], rules: ["r"]),
      RunScope(rules: ["r"], languages: ["ja"]),
    ]
    for scope in scopes { #expect(apply([exception], to: [], scope: scope).findings == []) }
    let inside = RunScope(files: [file], rules: ["r"], languages: ["th"])
    #expect(apply([exception], to: [], scope: inside).findings.count == 1)
  }

  @Test func withoutExceptionsNothingChanges() {
    let result = apply([], to: [finding])
    #expect(result.findings == [finding])
    #expect(result.accepted == 0)
  }
}
