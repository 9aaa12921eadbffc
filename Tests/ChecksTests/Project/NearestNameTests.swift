import Checks
import Testing

@Suite struct NearestNameTests {
  private let known = ["check", "stats", "rules", "schema", "completions", "help"]

  /// Distances counted by hand: one letter missing, too many, wrong, or swapped with its neighbour.
  @Test(arguments: [
    ("chek", "check"), ("checkk", "check"), ("chack", "check"), ("chcek", "check"),
    ("STATS", "stats"), ("complet", "completions"), ("rule", "rules"), ("shcema", "schema"),
  ])
  func findsTheNameThatWasMeant(_ typed: String, _ expected: String) {
    #expect(NearestName.suggestion(for: typed, among: known) == expected)
    #expect(NearestName.question(for: typed, among: known) == "Did you mean '\(expected)'?")
  }

  @Test(arguments: ["", "xyz", "frobnicate", "c", String(repeating: "a", count: 10_000)])
  func keepsQuietWhereNothingIsNear(_ typed: String) {
    #expect(NearestName.suggestion(for: typed, among: known) == nil)
    #expect(NearestName.question(for: typed, among: known) == nil)
  }
}
