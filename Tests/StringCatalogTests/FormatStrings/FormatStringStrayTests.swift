import StringCatalog
import Testing

@Suite struct FormatStringStrayTests {
  /// Texts in which a percent sign begins nothing that "String Format Specifiers" knows.
  static let strays: [(text: String, offsets: [Int])] = [
    ("%", [0]),
    ("100 %", [4]),
    ("50% !", [2]),
    ("Body Fat (%)", [10]),
    ("63%オフ", [2]),
    ("%0$@", [0]),
    ("%y", [0]),
    ("% ", [0]),
    ("%ll", [0]),
    ("%-", [0]),
    ("%5", [0]),
    ("%1$", [0]),
    ("%()@", [0]),
    ("%(name@", [0]),
    ("%(name)", [0]),
    ("%#@days", [0]),
    ("%#@@", [0]),
    ("%{value1}", [0]),
    ("%{}@", [0]),
    ("%\u{0}d", [0]),
  ]

  @Test(arguments: strays)
  func stray(_ text: String, _ offsets: [Int]) {
    let format = FormatString(parsing: text)
    #expect(format.specifiers.isEmpty)
    #expect(format.strayPercents == offsets.map { $0..<$0 + 1 })
  }

  @Test func specifierBehindAStrayIsStillFound() {
    let format = FormatString(parsing: "%#@days and %@, %(name and %lld, % %d")
    #expect(format.specifiers.map(\.range) == [12..<14, 27..<31, 35..<37])
    #expect(format.strayPercents == [0..<1, 16..<17, 33..<34])
  }

  @Test(arguments: [(256, true), (257, false)])
  func namesAreBounded(_ count: Int, _ isRead: Bool) {
    let name = String(repeating: "n", count: count)
    for text in ["%(\(name))@", "%#@\(name)@", "%{\(name)}@"] {
      #expect(FormatString(parsing: text).specifiers.isEmpty == !isRead)
    }
  }
}
