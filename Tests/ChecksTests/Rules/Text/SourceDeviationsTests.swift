import Testing

@testable import Checks

/// When the source is reported in place of the languages that stray from it.
struct SourceDeviationsTests {
  @Test("Three languages and more than half make the source stray")
  func endPunctuation() throws {
    let findings = try TextRun.findings(
      of: EndPunctuationRule(), source: "Total",
      [("de", "Summe:"), ("fr", "Total :"), ("ja", "合計："), ("sv", "Summa"), ("tr", "Toplam")])
    #expect(
      findings.map(\.message) == ["the source text lacks a colon, which 3 of 5 languages end in"])
    #expect(findings.map(\.language) == [nil])
    #expect(findings.map(\.entry) == ["Total"])
  }

  @Test("Half of the languages aren't enough")
  func half() throws {
    let findings = try TextRun.findings(
      of: EndPunctuationRule(), source: "Total",
      [
        ("de", "Summe:"), ("fr", "Total :"), ("ja", "合計："), ("sv", "Summa"), ("tr", "Toplam"),
        ("it", "Totale"),
      ])
    #expect(findings.map(\.language) == ["de", "fr", "ja"])
  }

  @Test("A source value is marked in the source language")
  func sourceValue() throws {
    let findings = try TextRun.findings(
      of: SurroundingSpacesRule(), source: "total.label",
      [("en", "Total"), ("de", "Summe "), ("fr", "Total "), ("it", "Totale "), ("es", "Suma")])
    #expect(
      findings.map(\.message) == [
        "the source text ends without the space that 3 of 4 languages end in"
      ])
    #expect(findings.map(\.language) == ["en"])
  }

  @Test(
    "Each way to stray is told of the source",
    arguments: [
      (" A", "A", "the source text begins with a space that 3 of 3 languages leave out"),
      ("A", " A", "the source text begins without the space that 3 of 3 languages begin with"),
      ("A ", "A", "the source text ends in a space that 3 of 3 languages leave out"),
    ])
  func spaces(_ source: String, _ text: String, _ message: String) throws {
    let translation = text.replacing("A", with: "B")
    let findings = try TextRun.findings(
      of: SurroundingSpacesRule(), source: source,
      [("de", translation), ("fr", translation), ("it", translation)])
    #expect(findings.map(\.message) == [message])
  }

  @Test(
    "Each way to end is told of the source",
    arguments: [
      ("Wait…", "B", "the source text ends in an ellipsis, which 3 of 3 languages leave out"),
      (
        "Wait long. Go home.", "Lange warten. Heim",
        "the source text ends in a full stop, which 3 of 3 languages leave out"
      ),
    ])
  func ends(_ source: String, _ translation: String, _ message: String) throws {
    let findings = try TextRun.findings(
      of: EndPunctuationRule(), source: source,
      [("de", translation), ("fr", translation), ("it", translation)])
    #expect(findings.map(\.message) == [message])
  }
}
