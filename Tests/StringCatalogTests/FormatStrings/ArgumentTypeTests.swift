import StringCatalog
import Testing

@Suite struct ArgumentTypeTests {
  /// Apple, "String Format Specifiers", tables 1 and 2; IEEE Std 1003.1, `fprintf`, for `%lc`.
  static let types: [(text: String, type: ArgumentType)] = [
    ("%@", .object),
    ("%d", .signedInteger(.int)), ("%D", .signedInteger(.int)), ("%i", .signedInteger(.int)),
    ("%hhd", .signedInteger(.char)), ("%hd", .signedInteger(.short)),
    ("%ld", .signedInteger(.long)), ("%lld", .signedInteger(.long)),
    ("%qi", .signedInteger(.long)), ("%zd", .signedInteger(.long)),
    ("%td", .signedInteger(.long)), ("%jd", .signedInteger(.long)),
    ("%u", .unsignedInteger(.int)), ("%U", .unsignedInteger(.int)),
    ("%x", .unsignedInteger(.int)), ("%X", .unsignedInteger(.int)),
    ("%o", .unsignedInteger(.int)), ("%O", .unsignedInteger(.int)),
    ("%hhu", .unsignedInteger(.char)), ("%hu", .unsignedInteger(.short)),
    ("%llx", .unsignedInteger(.long)), ("%lu", .unsignedInteger(.long)),
    ("%f", .floatingPoint), ("%F", .floatingPoint), ("%e", .floatingPoint),
    ("%E", .floatingPoint), ("%g", .floatingPoint), ("%G", .floatingPoint),
    ("%a", .floatingPoint), ("%A", .floatingPoint), ("%lf", .floatingPoint),
    ("%Lf", .longDouble), ("%Lg", .longDouble),
    ("%c", .character), ("%C", .utf16CodeUnit), ("%lc", .utf16CodeUnit),
    ("%s", .cString), ("%S", .utf16String), ("%ls", .utf16String),
    ("%p", .pointer), ("%n", .count),
  ]

  @Test(arguments: types)
  func type(_ text: String, _ type: ArgumentType) {
    #expect(FormatString(parsing: text).specifiers.map(\.argumentType) == [type])
  }

  @Test(arguments: ["%%", "%#@days@", "%arg", "%{value1}@"])
  func kindsWithoutAType(_ text: String) {
    #expect(FormatString(parsing: text).specifiers.map(\.argumentType) == [nil])
  }

  /// IEEE Std 1003.1: an argument of another type than the conversion's is undefined behaviour; of
  /// the conversions, those that read or write through a pointer follow it.
  @Test(arguments: [
    (ArgumentType.object, ArgumentFamily.object, true),
    (.signedInteger(.int), .integer, false), (.unsignedInteger(.long), .integer, false),
    (.character, .integer, false), (.utf16CodeUnit, .integer, false),
    (.floatingPoint, .floatingPoint, false), (.longDouble, .longDouble, false),
    (.cString, .cString, true), (.utf16String, .utf16String, true),
    (.pointer, .pointer, false), (.count, .count, true),
  ])
  func family(_ type: ArgumentType, _ family: ArgumentFamily, _ isFollowed: Bool) {
    #expect(type.family == family)
    #expect(family.isFollowed == isFollowed)
  }
}
