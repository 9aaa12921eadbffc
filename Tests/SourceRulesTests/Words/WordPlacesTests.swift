import Testing

@testable import SourceRules

@Suite struct WordPlacesTests {
  private func members(_ source: String) -> [String] {
    WordPlaces(of: ["title", "default"], [], in: Array(source.utf8)).members
      .map { "\($0.position.line):\($0.position.column) \($0.owner ?? "")" }
  }

  /// What may be a static member, by the grammar of implicit and explicit member expressions.
  @Test(arguments: [
    ("Text(.title)", ["1:7 "]), ("LocalizedStringResource.title", ["1:25 LocalizedStringResource"]),
    (".Widget.title", ["1:9 Widget"]), ("return .title", ["1:9 "]), ("isOn ? .title : x", ["1:9 "]),
    ("case .low: .title", ["1:13 "]), ("[.title, .title]", ["1:3 ", "1:11 "]),
    ("é(.title)", ["1:4 "]), ("x = /* so */ .title", ["1:15 "]), ("f(\n  .title)", ["2:4 "]),
    ("f(.`default`)", ["1:5 "]), ("a == .title", ["1:7 "]), ("\"\\(.title)\"", ["1:5 "]),
  ])
  func symbolsAreFound(_ source: String, _ places: [String]) {
    #expect(members(source) == places)
  }

  @Test(arguments: [
    "forecast.title", "forecast?.title", "forecast!.title", "view()\n  .title", "items[0].title",
    "map { $0.title }", "\\.title", "self.title", "// .title", "\".title\"", "/* .title */",
    "view() // note\n  .title", "Foo<Int>.title", "title", "0...title",
  ])
  func whatIsNoneIsLeftAlone(_ source: String) {
    #expect(members(source) == [])
  }

  @Test func literalsAreFoundWhereTheyBegin() {
    let places = WordPlaces(of: [], ["a.b"], in: Array("f(\"a.b\", #\"a.b\"#) // \"a.b\"".utf8))
    #expect(places.literals.map(\.position.column) == [3, 10])
  }
}
