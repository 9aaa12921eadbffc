import Testing

@testable import SourceRules

@Suite struct ExtractedKeyTests {
  @Test(arguments: InterpolatedKey.all)
  func aLiteralHasXcodesKey(_ row: InterpolatedKey) throws {
    let uses = extractedUses(InterpolatedKey.file(row.code))
      .filter { $0.routine == "Text" || $0.routine.hasPrefix("String") || $0.routine == "Summary" }
    let use = try #require(uses.first, "\(row.source.rawValue)")
    #expect(use.key.text == row.key, "\(row.source.rawValue)")
    #expect(use.key.isSure == row.isSure, "\(row.source.rawValue)")
    #expect(use.key.matches(row.key))
  }

  @Test func theTableHasSixtyRowsAndMore() {
    #expect(InterpolatedKey.all.count >= 60)
    #expect(InterpolatedKey.all.filter { !$0.isSure }.count >= 8)
  }

  /// The specifiers are those of Apple's "String Format Specifiers"; '%arg' is what Apple's
  /// syntax-only extraction writes.
  @Test(arguments: [
    ("%@ km", true), ("%lld km", true), ("%lf km", true), ("%1$@ km", true), ("%.1f km", true),
    ("%d km", true), ("%arg km", true), ("%u km", true), ("% km", false), ("km", false),
    ("%@ mi", false), ("x%@ km", false), ("%@ km ", false), ("%% km", false), ("%@%@ km", false),
  ])
  func anUnsureSpecifierStandsForAny(_ catalogKey: String, _ matches: Bool) {
    let key = ExtractedKey(parts: [.specifier("%@", isSure: false), .text(" km")])
    #expect(key.matches(catalogKey) == matches)
  }

  @Test func aSureSpecifierStandsForItselfOnly() {
    let key = ExtractedKey(parts: [.specifier("%lld", isSure: true), .text(" km")])
    #expect(key.matches("%lld km"))
    #expect(!key.matches("%@ km"))
  }

  @Test func partsBehindAnUnsureSpecifierCount() {
    let key = ExtractedKey(parts: [
      .specifier("%@", isSure: false), .text(" of "), .specifier("%lld", isSure: true),
    ])
    #expect(key.matches("%lf of %lld"))
    #expect(!key.matches("%lf of %@"))
  }

  /// Canonically equal texts are different keys to Foundation, which compares them literally.
  @Test func keysAreComparedByTheirBytes() {
    #expect(!ExtractedKey("caf\u{E9}").matches("cafe\u{301}"))
  }

  /// Xcode writes positions into the source value where a key has several specifiers.
  @Test func aValueOfSeveralSpecifiersHasPositions() {
    let key = ExtractedKey(parts: [
      .specifier("%@", isSure: true), .text(" of "), .specifier("%lld", isSure: true),
    ])
    #expect(key.text == "%@ of %lld")
    #expect(key.valueText == "%1$@ of %2$lld")
    #expect(ExtractedKey("50%").valueText == "50%")
  }
}
