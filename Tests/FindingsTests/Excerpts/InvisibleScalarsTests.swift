import Testing

@testable import Findings

@Suite struct InvisibleScalarsTests {
  /// The standard library's Unicode data says what is ignorable, a control or a separator.
  @Test func agreesWithTheUnicodeCharacterDatabase() {
    var wrong: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let category = properties.generalCategory
      let expected =
        properties.isDefaultIgnorableCodePoint || category == .control
        || category == .lineSeparator || category == .paragraphSeparator
      if InvisibleScalars.contains(value) != expected { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong.isEmpty)
  }

  /// The general category Zs, without U+0020.
  @Test func unusualSpacesAreTheSpaceSeparators() {
    var wrong: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), value != 0x20 else { continue }
      let expected = scalar.properties.generalCategory == .spaceSeparator
      if InvisibleScalars.isUnusualSpace(value) != expected {
        wrong.append(String(value, radix: 16))
      }
    }
    #expect(wrong.isEmpty)
  }

  /// The property `Variation_Selector`, and U+200C and U+200D by their names.
  @Test func joinersAreTheJoinersAndVariationSelectors() {
    var wrong: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isMongolian = (0x180B...0x180F).contains(value)
      let expected =
        [0x200C, 0x200D].contains(value)
        || scalar.properties.isVariationSelector && !isMongolian
      if InvisibleScalars.isJoiner(value) != expected { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong.isEmpty)
  }
}
