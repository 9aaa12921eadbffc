import StringCatalog
import Testing

@Suite struct SwiftArgumentTypeTests {
  private func specifier(_ text: String) throws -> FormatSpecifier {
    try #require(FormatString(parsing: text).specifiers.first)
  }

  /// Symbols that Xcode 26 generated: `%lld`, `%@` and `%02lld` in checked-in files of public
  /// projects, `%llu` in one's `fBDescription(age: UInt)`, `%d` as CatCareCalendar's guide says,
  /// `.1f`, `g` and `lf` as EhPanda's notes on `accessibilityRatingValue(rating: Float)` say.
  static let generated: [(text: String, type: SwiftArgumentType)] = [
    ("%@", .string), ("%lld", .int), ("%02lld", .int), ("%llu", .uint), ("%d", .int32),
    ("%.1f", .float), ("%f", .float), ("%g", .double), ("%lf", .double),
  ]

  /// By the size that Apple's "String Format Specifiers" gives each, and the types that
  /// Foundation's string interpolation formats.
  static let bySize: [(text: String, type: SwiftArgumentType)] = [
    ("%1$(name)@", .string), ("%i", .int32), ("%hd", .int16), ("%hhd", .int8), ("%ld", .int),
    ("%li", .int), ("%qd", .int), ("%zd", .int), ("%td", .int), ("%jd", .int), ("%u", .uint32),
    ("%x", .uint32), ("%o", .uint32), ("%hu", .uint16), ("%hhx", .uint8), ("%lu", .uint),
    ("%llX", .uint), ("%F", .float), ("%lF", .double), ("%e", .double), ("%a", .double),
    ("%G", .double), ("%+5d", .int32),
  ]

  @Test(arguments: generated + bySize)
  func type(_ text: String, _ type: SwiftArgumentType) throws {
    #expect(try SwiftArgumentType(specifier(text)) == type)
  }

  /// Xcode's refusals and what follows from them.
  ///
  /// "%-i" is what Xcode says in nightscout/Trio's pull request 1362: "Unable to create a Swift
  /// type from the format specifier". The others have no type that string interpolation formats.
  @Test(arguments: [
    ("%-i", SwiftArgumentType.Absence.leftJustified),
    ("%-10@", .leftJustified),
    ("%*d", .variableAmount),
    ("%.*f", .variableAmount),
    ("%c", .type(.character)), ("%C", .type(.utf16CodeUnit)), ("%s", .type(.cString)),
    ("%S", .type(.utf16String)), ("%p", .type(.pointer)), ("%n", .type(.count)),
    ("%Lf", .type(.longDouble)),
    ("%%", .noArgument), ("%arg", .noArgument), ("%#@days@", .noArgument),
    ("%{value1}@", .noArgument),
  ])
  func absence(_ text: String, _ reason: SwiftArgumentType.Absence) throws {
    let specifier = try specifier(text)
    #expect(throws: reason) { try SwiftArgumentType(specifier) }
  }
}
