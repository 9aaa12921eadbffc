import StringCatalog
import Testing

@testable import EndonymCommand

@Suite struct TextPatternTests {
  private func match(_ text: String, _ seen: String) -> Int? {
    TextPatternBuilder.pattern(of: text, among: [], isFormatted: true)
      .match(SeenText.folded(seen))?.literal
  }

  /// The count of letters, digits and signs that are the text's own, by hand.
  @Test(arguments: [
    ("Hello", "Hello", 5), ("Hello", "HELLO", 5), ("Hello %@!", "hello World!", 6),
    ("%1$@ of %2$lld", "Page 3 of 4", 2), ("100 %%", "100 %", 4),
    ("%lld %%", "42\u{A0}%", 1), ("Straße", "STRASSE", 7), ("Cafe\u{301}", "Café", 5),
    ("in\u{202F}%lld\u{A0}min", "in 5 min", 5), ("Don’t", "don't", 5),
    ("Loading…", "loading...", 10),
    ("ＡＢＣ", "abc", 3), ("a\u{200B}b\u{AD}c", "abc", 3), ("left: %@", "left:", 5),
    ("Read the [full **alert**](https://a.org).", "Read the full alert.", 17),
    ("Open ${applicationName}", "Open Skylight", 4), ("%@ %@", "a b", 0),
  ])
  func aTextMatches(_ text: String, _ seen: String, _ literal: Int) {
    #expect(match(text, seen) == literal)
  }

  @Test(arguments: [
    ("Hello", "Hello!"), ("Hello", "Hell"), ("Hello %@!", "Hello World"), ("%lld days", "3 day"),
    ("ab", "a b"),
  ])
  func anotherTextDoesNot(_ text: String, _ seen: String) {
    #expect(match(text, seen) == nil)
  }

  @Test func withoutArgumentsAPercentSignIsText() {
    let pattern = TextPatternBuilder.pattern(of: "50% off", among: [], isFormatted: false)
    #expect(pattern.match(SeenText.folded("50% off"))?.literal == 6)
    #expect(pattern.match(SeenText.folded("50 things ff")) == nil)
  }

  @Test func ofSeveralWaysTheLongestLiteralCounts() {
    #expect(match("%@a%@b", "xabab") == 2)
    #expect(match("%@ab", "abab") == 2)
  }

  @Test func halfOfAPartIsFoundInAnyPlace() {
    let pattern = TextPatternBuilder.pattern(of: "Alert for %@", among: [], isFormatted: true)
    #expect(pattern.match(SeenText.folded("lert f"), asPart: true)?.literal == 5)
    #expect(pattern.match(SeenText.folded("for Oslo"), asPart: true)?.literal == 3)
  }

  private func leaves(_ json: String) throws -> [Leaf] {
    let catalog = try Catalog(
      parsing: Array(
        #"{ "sourceLanguage": "en", "strings": { "k": { "localizations": { "en": \#(json) } } } }"#
          .utf8))
    return try #require(catalog.entries.first?.localizations.first).content.leaves
  }

  @Test func substitutionsArePutInWithTheirBranches() throws {
    let leaves = try leaves(
      #"""
      {
        "stringUnit": { "value": "%#@birds@ in %#@trees@" },
        "substitutions": {
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "one bird" } },
            "other": { "stringUnit": { "value": "%arg birds" } } } } },
          "trees": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg tree" } },
            "other": { "stringUnit": { "value": "%arg trees" } } } } }
        }
      }
      """#)
    let pattern = TextPatternBuilder.pattern(
      of: "%#@birds@ in %#@trees@", among: leaves, isFormatted: true)
    let match = try #require(pattern.match(SeenText.folded("One bird in 3 trees")))
    #expect(match.literal == 14)
    #expect(
      match.branches == ["substitutions.birds.plural.one", "substitutions.trees.plural.other"])
    #expect(pattern.match(SeenText.folded("one bird in")) == nil)
  }

  /// Substitutions that put in one another, and themselves, would grow without end.
  @Test func hostileSubstitutionsEnd() throws {
    let names = (0..<12).map { "s\($0)" }
    let all = names.map { "%#@\($0)@" }.joined()
    let substitutions = names.map {
      #""\#($0)": { "formatSpecifier": "lld", "stringUnit": { "value": "\#(all)" } }"#
    }.joined(separator: ",")
    let leaves = try leaves(
      #"{ "stringUnit": { "value": "\#(all)" }, "substitutions": { \#(substitutions) } }"#)
    let pattern = TextPatternBuilder.pattern(of: all, among: leaves, isFormatted: true)
    #expect(pattern.steps.count < 2 * TextPatternBuilder.sizeLimit)
    #expect(pattern.match(SeenText.folded("anything")) != nil)
  }

  /// A backtracking matcher would take exponential time for these.
  @Test(arguments: [
    String(repeating: "%@a", count: 500), String(repeating: "*_`", count: 900),
    String(repeating: "](", count: 3_000), String(repeating: "%", count: 9_000),
  ])
  func hostileTextsAreMatchedInTime(_ text: String) {
    let seen = SeenText.folded(String(repeating: "a", count: 300) + "!")
    let pattern = TextPatternBuilder.pattern(of: text, among: [], isFormatted: true)
    #expect(pattern.steps.count < 3 * TextPatternBuilder.sizeLimit)
    #expect(pattern.match(seen) == nil || pattern.steps.contains(.anything))
  }
}
