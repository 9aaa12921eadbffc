import PluralRules
import StringCatalog
import Testing

@testable import Checks

struct PluralVariationTests {
  private static func localization(_ inside: String) throws -> InspectedLocalization {
    let text = RuleExample(entries: PluralEntry.entry(key: "k", [("en", inside)])).markedText
    let catalog = try Catalog(parsing: Array(text.utf8))
    let content = try #require(catalog.entries.first?.localizations.first)
    return InspectedLocalization(content, isSource: true)
  }

  @Test("Gives each branch its own texts, at any depth")
  func branches() throws {
    let localization = try Self.localization(
      """
      \(PluralEntry.unit("%#@n@")),
      "variations" : { "device" : {
        "mac" : { "variations" : \(PluralEntry.plural(["one": "a", "other": "b"])) },
        "other" : { \(PluralEntry.unit("c")) }
      } },
      "substitutions" : { "n" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
        "few" : { "variations" : { "device" : {
          "mac" : { \(PluralEntry.unit("d")) }, "other" : { \(PluralEntry.unit("e")) }
        } } },
        "other" : { \(PluralEntry.unit("f")) }
      } } } }
      """)
    let variations = localization.pluralVariations
    #expect(
      variations.map(\.pathDescription) == ["device.mac.plural", "substitutions.n.plural"])
    #expect(variations.map(\.substitution?.name) == [nil, "n"])
    #expect(variations.first?.branches.map(\.category) == [.one, .other])
    #expect(variations.map { $0.leaves.map(\.text) } == [["a", "b"], ["d", "e", "f"]])
    #expect(variations.last?[.few]?.leaves.map(\.text) == ["d", "e"])
    #expect(variations.last?[.one] == nil)
  }

  @Test("Keeps the last of two equal categories and drops unknown ones")
  func duplicates() throws {
    let localization = try Self.localization(
      """
      "variations" : { "plural" : {
        "one" : { \(PluralEntry.unit("a")) }, "several" : { \(PluralEntry.unit("b")) },
        "one" : { \(PluralEntry.unit("c")) }, "other" : { \(PluralEntry.unit("d")) }
      } }
      """)
    let variation = try #require(localization.pluralVariations.first)
    #expect(variation.branches.map(\.category) == [.one, .other])
    #expect(variation.leaves.map(\.text) == ["c", "d"])
  }

  @Test("Names the way through widths and axes of no known kind")
  func otherAxes() throws {
    let localization = try Self.localization(
      """
      "variations" : { "width" : { "20" : { "variations" : { "mood" : { "glad" : {
        "variations" : \(PluralEntry.plural(["other": "a"]))
      } } } } } }
      """)
    #expect(
      localization.pluralVariations.map(\.pathDescription) == ["width.20.mood.glad.plural"])
  }

  @Test("Finds none in a plain text")
  func plain() throws {
    #expect(try Self.localization(PluralEntry.unit("a")).pluralVariations.isEmpty)
  }
}
