import Testing

@testable import SourceRules

/// What counts as a unit is the rule's own decision, by CLDR's English short forms and by the
/// conversions of `printf` (ISO C, 7.21.6.1).
struct GluedUnitTests {
  @Test(
    "A text behind a number begins with a unit",
    arguments: [
      ("km", "km", 0), (" km away", "km", 1), ("\u{A0}km/h, gusts", "km/h", 2), ("°C", "°C", 0),
      ("%", "%", 0), ("%)", "%", 0), (" € each", "€", 1), (" mg/dL.", "mg/dL", 1),
      ("h left", "h", 0),
    ])
  func startOfText(text: String, unit: String, offset: Int) throws {
    let found = try #require(GluedUnit(startOf: Substring(text)))
    #expect(found.text == unit)
    #expect(found.offset == offset)
  }

  @Test(
    "A text behind a value begins with no unit",
    arguments: [
      "", " ", "kmart", "mm-hm", "%20", "%;", " of 5", "$name", " W. Smith", "s", "in", "  km",
    ]
  )
  func startOfOtherText(text: String) {
    #expect(GluedUnit(startOf: Substring(text)) == nil)
  }

  @Test(
    "A unit stands beside the specifier of a format string",
    arguments: [
      ("%.1f km", "km", 5), ("%d%%", "%", 2), ("at %1$@ mph now", "mph", 8), ("€%.2f", "€", 0),
      ("%d of %lld MB", "MB", 11),
    ])
  func format(format: String, unit: String, offset: Int) throws {
    let found = try #require(GluedUnit.units(inFormat: format).first)
    #expect(found.text == unit)
    #expect(found.offset == offset)
  }

  @Test(
    "A format string has no unit", arguments: ["%", "%%", "%%km", "%d", "%d items", "km %d", "%"])
  func otherFormat(format: String) {
    #expect(GluedUnit.units(inFormat: format).isEmpty)
  }
}
