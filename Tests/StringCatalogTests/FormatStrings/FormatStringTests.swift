import StringCatalog
import Testing

/// A format string and what is expected of its only specifier.
struct SpecifierCase: Sendable, CustomTestStringConvertible {
  var text: String
  var range: Range<Int>
  var kind = FormatSpecifier.Kind.argument
  var position: Int?
  var label: String?
  var flags: FormatFlags = []
  var width: FormatSpecifier.Amount?
  var precision: FormatSpecifier.Amount?
  var lengthModifier: LengthModifier?
  var conversion: FormatConversion?

  var testDescription: String { text }
}

@Suite struct FormatStringTests {
  /// Apple, "String Format Specifiers", tables 1 and 2; IEEE Std 1003.1, `fprintf`, for positions,
  /// flags, widths and precisions; Apple, "Localizing strings that contain plurals", for `%#@…@`.
  static let specifiers: [SpecifierCase] = [
    .init(text: "%@", range: 0..<2, conversion: .object),
    .init(text: "%lld MiB", range: 0..<4, lengthModifier: .longLong, conversion: .decimal),
    .init(text: "é %d", range: 3..<5, conversion: .decimal),
    .init(text: "%hhd", range: 0..<4, lengthModifier: .char, conversion: .decimal),
    .init(text: "%hi", range: 0..<3, lengthModifier: .short, conversion: .integer),
    .init(text: "%lu", range: 0..<3, lengthModifier: .long, conversion: .unsignedDecimal),
    .init(text: "%qx", range: 0..<3, lengthModifier: .quad, conversion: .hexadecimal),
    .init(text: "%Lf", range: 0..<3, lengthModifier: .longDouble, conversion: .fixedPoint),
    .init(text: "%zu", range: 0..<3, lengthModifier: .size, conversion: .unsignedDecimal),
    .init(text: "%td", range: 0..<3, lengthModifier: .pointerDifference, conversion: .decimal),
    .init(text: "%jd", range: 0..<3, lengthModifier: .maximum, conversion: .decimal),
    .init(text: "%1$@", range: 0..<4, position: 1, conversion: .object),
    .init(
      text: "%12$lld", range: 0..<7, position: 12, lengthModifier: .longLong, conversion: .decimal),
    .init(text: "%(name)@", range: 0..<8, label: "name", conversion: .object),
    .init(text: "%1$(name)@", range: 0..<10, position: 1, label: "name", conversion: .object),
    .init(
      text: "%(count)lld", range: 0..<11, label: "count", lengthModifier: .longLong,
      conversion: .decimal),
    .init(text: "%(näme)@", range: 0..<9, label: "näme", conversion: .object),
    .init(
      text: "%02lld", range: 0..<6, flags: .zeroPadded, width: .number(2),
      lengthModifier: .longLong, conversion: .decimal),
    .init(
      text: "%-10s", range: 0..<5, flags: .leftJustified, width: .number(10), conversion: .cString),
    .init(
      text: "%+.2f", range: 0..<5, flags: .signed, precision: .number(2), conversion: .fixedPoint),
    .init(text: "%.f", range: 0..<3, precision: .number(0), conversion: .fixedPoint),
    .init(text: "%.05d", range: 0..<5, precision: .number(5), conversion: .decimal),
    .init(
      text: "%#'8.3G", range: 0..<7, flags: [.alternative, .grouped], width: .number(8),
      precision: .number(3), conversion: .uppercaseGeneral),
    .init(
      text: "%*d", range: 0..<3, width: .argument(position: nil), conversion: .decimal),
    .init(
      text: "%.*f", range: 0..<4, precision: .argument(position: nil), conversion: .fixedPoint),
    .init(
      text: "%3$*1$.*2$f", range: 0..<11, position: 3, width: .argument(position: 1),
      precision: .argument(position: 2), conversion: .fixedPoint),
    .init(
      text: "%99999999999999999999d", range: 0..<22, width: .number(Int(Int32.max)),
      conversion: .decimal),
    .init(
      text: "%9999999999999999999$@", range: 0..<22, position: Int(Int32.max), conversion: .object),
    .init(text: "%#@days@", range: 0..<8, kind: .substitution("days")),
    .init(text: "%1$#@days@", range: 0..<10, kind: .substitution("days"), position: 1),
    // A name of xcstrings-tool's fixture.
    .init(text: "%#@total.strings@", range: 0..<17, kind: .substitution("total.strings")),
    .init(text: "%arg shody", range: 0..<4, kind: .substitutionArgument),
    .init(text: "%argth", range: 0..<4, kind: .substitutionArgument),
    .init(text: "%2$arg", range: 0..<6, kind: .substitutionArgument, position: 2),
    // Cocoa Bindings, display patterns.
    .init(text: "%{value1}@ im/s", range: 0..<10, kind: .displayPattern("value1")),
    .init(text: "100%%", range: 3..<5, kind: .percentSign),
  ]

  @Test(arguments: specifiers)
  func specifier(_ expected: SpecifierCase) throws {
    let format = FormatString(parsing: expected.text)
    #expect(format.strayPercents.isEmpty)
    #expect(format.specifiers.count == 1)
    let specifier = try #require(format.specifiers.first)
    #expect(specifier.range == expected.range)
    #expect(specifier.kind == expected.kind)
    #expect(specifier.position == expected.position)
    #expect(specifier.label == expected.label)
    #expect(specifier.flags == expected.flags)
    #expect(specifier.width == expected.width)
    #expect(specifier.precision == expected.precision)
    #expect(specifier.lengthModifier == expected.lengthModifier)
    #expect(specifier.conversion == expected.conversion)
  }

  @Test(arguments: FormatConversion.allCases)
  func everyConversion(_ conversion: FormatConversion) {
    let format = FormatString(parsing: "%\(conversion.rawValue)")
    #expect(format.specifiers.map(\.conversion) == [conversion])
    #expect(format.specifiers.map(\.range) == [0..<2])
  }

  @Test(arguments: LengthModifier.allCases)
  func everyLengthModifier(_ modifier: LengthModifier) {
    let format = FormatString(parsing: "%\(modifier.rawValue)d")
    #expect(format.specifiers.map(\.lengthModifier) == [modifier])
    #expect(format.specifiers.map(\.range) == [0..<2 + modifier.rawValue.utf8.count])
  }

  @Test func severalSpecifiersKeepTheirOrder() {
    let format = FormatString(parsing: "Score %@, %@ %lld%%, 5 %")
    #expect(format.specifiers.map(\.range) == [6..<8, 10..<12, 13..<17, 17..<19])
    #expect(format.strayPercents == [23..<24])
    #expect(format.arguments.map(\.range) == [6..<8, 10..<12, 13..<17])
  }

  @Test func substitutionsAreArgumentsAndPercentSignsAreNot() {
    let format = FormatString(parsing: "%#@days@ %arg %% %{value1}@ %@")
    #expect(
      format.arguments.map(\.kind) == [.substitution("days"), .substitutionArgument, .argument])
  }

  @Test(arguments: ["", "no percent at all", "日本語"])
  func textWithoutPercent(_ text: String) {
    let format = FormatString(parsing: text)
    #expect(format.specifiers.isEmpty)
    #expect(format.strayPercents.isEmpty)
    #expect(!format.isFormatted)
  }

  @Test func substringsHaveOffsetsOfTheirOwn() {
    let text = "key: %lld bytes"
    #expect(FormatString(parsing: text.dropFirst(5)).specifiers.map(\.range) == [0..<4])
  }

  @Test func emptyBufferHasNoSpecifier() {
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(FormatString(utf8: none).specifiers.isEmpty)
  }

  @Test func bytesThatAreNoUTF8AreRead() {
    let bytes: [UInt8] = [0xFF, 0x25, 0x28, 0xFE, 0x29, 0x40, 0x25]
    let format = bytes.withUnsafeBufferPointer { FormatString(utf8: $0) }
    #expect(format.specifiers.map(\.range) == [1..<6])
    #expect(format.specifiers.map(\.label) == ["\u{FFFD}"])
    #expect(format.strayPercents == [6..<7])
  }
}
