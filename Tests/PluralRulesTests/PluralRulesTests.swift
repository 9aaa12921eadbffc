import PluralRules
import Testing

/// Anchors typed by hand from CLDR's chart "Language Plural Rules", version 46.
@Suite struct PluralRulesTests {
  struct Anchor: Sendable, CustomTestStringConvertible {
    let language: String
    let kind: PluralKind
    let numbers: String
    let category: PluralCategory
    var testDescription: String { "\(language) \(kind) \(category): \(numbers)" }

    init(_ language: String, _ category: PluralCategory, _ numbers: String) {
      (self.language, kind, self.numbers, self.category) = (language, .cardinal, numbers, category)
    }

    init(ordinal language: String, _ category: PluralCategory, _ numbers: String) {
      (self.language, kind, self.numbers, self.category) = (language, .ordinal, numbers, category)
    }
  }

  static let anchors: [Anchor] = [
    Anchor("en", .one, "1"),
    Anchor("en", .other, "0 2 11 21 1.0 1.5"),
    Anchor("ru", .one, "1 21 31 101 1001"),
    Anchor("ru", .few, "2 3 4 22 24 102"),
    Anchor("ru", .many, "0 5 11 12 14 19 100 1000000"),
    Anchor("ru", .other, "1.0 1.5 10.0"),
    Anchor("pl", .one, "1"),
    Anchor("pl", .few, "2 4 22 34 102"),
    Anchor("pl", .many, "0 5 11 12 21 31 101 1000"),
    Anchor("pl", .other, "1.0 1.5"),
    Anchor("ar", .zero, "0"),
    Anchor("ar", .one, "1 1.0"),
    Anchor("ar", .two, "2"),
    Anchor("ar", .few, "3 10 103 110 1003"),
    Anchor("ar", .many, "11 26 99 111 1011"),
    Anchor("ar", .other, "100 102 200 1000 0.1 10.1"),
    Anchor("ja", .other, "0 1 2 100 1.5"),
    Anchor("lt", .one, "1 21 101 1.0"),
    Anchor("lt", .few, "2 9 22 102"),
    Anchor("lt", .many, "0.1 1.5 10.1"),
    Anchor("lt", .other, "0 10 11 20 30 100 10.0"),
    Anchor("fr", .one, "0 1 0.0 1.5"),
    Anchor("fr", .many, "1000000 2000000 1c6 1.1c6"),
    Anchor("fr", .other, "2 17 100 1000 1c3 2.0"),
    Anchor("pt", .one, "0 1 0.0 1.5"),
    Anchor("pt", .other, "2 100 2.0"),
    Anchor("pt-PT", .one, "1"),
    Anchor("pt-PT", .other, "0 2 0.0 1.0 1.5"),
    Anchor("pt-PT", .many, "1000000 1c6"),
    Anchor("cy", .zero, "0"),
    Anchor("cy", .one, "1"),
    Anchor("cy", .two, "2"),
    Anchor("cy", .few, "3"),
    Anchor("cy", .many, "6"),
    Anchor("cy", .other, "4 5 7 20 100 0.1"),
    Anchor("he", .one, "1 0.0 0.9"),
    Anchor("he", .two, "2"),
    Anchor("he", .other, "0 3 10 20 100 1.0 2.0"),
    Anchor("sl", .one, "1 101 201"),
    Anchor("sl", .two, "2 102 202"),
    Anchor("sl", .few, "3 4 103 0.0 1.5"),
    Anchor("sl", .other, "0 5 19 100"),
    Anchor("cs", .few, "2 4"),
    Anchor("cs", .many, "0.0 1.5 10.0"),
    Anchor(ordinal: "en", .one, "1 21 31 101"),
    Anchor(ordinal: "en", .two, "2 22 102"),
    Anchor(ordinal: "en", .few, "3 23 103"),
    Anchor(ordinal: "en", .other, "0 4 11 12 13 18 100"),
    Anchor(ordinal: "it", .many, "8 11 80 800"),
    Anchor(ordinal: "it", .other, "0 1 7 9 10 88"),
    Anchor(ordinal: "sv", .one, "1 2 21 22 101"),
    Anchor(ordinal: "sv", .other, "0 3 11 12 111"),
  ]

  @Test(arguments: anchors)
  func agreesWithTheChart(_ anchor: Anchor) throws {
    let rules = PluralRules(language: anchor.language, kind: anchor.kind)
    for text in anchor.numbers.split(separator: " ") {
      let operands = try #require(PluralOperands(decimal: text))
      #expect(rules.category(for: operands) == anchor.category, "\(text)")
      guard let whole = Int(text) else { continue }
      #expect(rules.category(for: whole) == anchor.category, "\(text)")
      #expect(rules.category(for: -whole) == anchor.category, "-\(text)")
      #expect(rules.category(for: Int32(whole)) == anchor.category, "\(text)")
    }
  }

  @Test(arguments: [
    ("en", "one other"), ("ru", "one few many other"), ("ja", "other"), ("he", "one two other"),
    ("ar", "zero one two few many other"), ("fr", "one many other"), ("lt", "one few many other"),
    ("sl", "one two few other"), ("xx", "other"),
  ])
  func listsCategoriesInOrder(_ language: String, _ expected: String) {
    let categories = PluralRules(language: language).categories
    #expect(categories.map(\.rawValue).joined(separator: " ") == expected)
  }

  /// A huge number keeps the digits that decide; 10³⁰ + 21 ends in 21, and isn't 1.
  @Test func judgesHugeNumbers() throws {
    let number = try #require(PluralOperands(decimal: "1000000000000000000000000000021"))
    #expect(PluralRules(language: "ru").category(for: number) == .one)
    #expect(PluralRules(language: "en").category(for: number) == .other)
    let one = try #require(PluralOperands(decimal: "1000000000000000000000000000001"))
    #expect(PluralRules(language: "en").category(for: one) == .other)
    #expect(PluralRules(language: "ru").category(for: Int.min) == .many)
  }

  @Test func saysWhichDataItHas() {
    #expect(PluralRules.cldrVersion.hasPrefix("4"))
    #expect(PluralRules.icuVersion.split(separator: ".").count == 2)
  }
}
