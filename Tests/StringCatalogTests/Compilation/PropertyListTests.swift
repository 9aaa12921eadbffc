import Foundation
import Testing

@testable import StringCatalog

/// Foundation's reader answers for both forms: it is another program than the writers.
@Suite("Property lists")
struct PropertyListTests {
  private static let texts = [
    "", "plain", "a & b < c > d \"e\" 'f'", "é e\u{301}", "สวัสดี", "𝒳😀", "a\tb\nc", "a\rb\r\nc",
    "\u{FFFD}\u{E000}", String(repeating: "x", count: 14), String(repeating: "x", count: 15),
    String(repeating: "ü", count: 300), String(repeating: "y", count: 70_000), "%#@value@ %% %1$@",
  ]

  private func read(_ bytes: [UInt8]) throws -> NSDictionary {
    try #require(
      PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        as? NSDictionary)
  }

  @Test("Every text comes back", arguments: PropertyListFormat.allCases)
  func texts(_ format: PropertyListFormat) throws {
    let dictionary = PropertyListDictionary(
      Self.texts.enumerated().map { .init("key \($0) \($1.prefix(20))", .text($1)) })
    let read = try read(format.bytes(of: dictionary))
    #expect(read.count == Self.texts.count)
    for (index, text) in Self.texts.enumerated() {
      let value = read["key \(index) \(text.prefix(20))"] as? String
      #expect(value.map { Array($0.utf16) } == Array(text.utf16))
    }
  }

  @Test(
    "Control characters fit into the binary form only", arguments: ["\0", "a\u{1B}b", "\u{FFFF}"])
  func controls(_ text: String) throws {
    #expect(XMLPropertyList.cannotHold(text))
    let read = try read(PropertyListFormat.binary.bytes(of: .init([.init("k", .text(text))])))
    #expect((read["k"] as? String).map { Array($0.utf16) } == Array(text.utf16))
  }

  @Test("XML holds tabs, line ends and everything else", arguments: ["\t\n\r", "\u{7F}é\u{FFFD}"])
  func holdable(_ text: String) { #expect(!XMLPropertyList.cannotHold(text)) }

  @Test(
    "Dictionaries nest, also in great numbers", arguments: PropertyListFormat.allCases,
    [0, 1, 14, 15, 300, 70_000])
  func sizes(_ format: PropertyListFormat, _ count: Int) throws {
    let inner = PropertyListDictionary((0..<count).map { .init("k\($0)", .text("v\($0)")) })
    let outer = PropertyListDictionary([
      .init("a", .dictionary(inner)), .init("b", .dictionary(.init([]))), .init("c", .text("k1")),
    ])
    let read = try read(format.bytes(of: outer))
    let readInner = try #require(read["a"] as? [String: String])
    #expect(readInner.count == count)
    for index in 0..<count { #expect(readInner["k\(index)"] == "v\(index)") }
    #expect((read["b"] as? NSDictionary)?.count == 0)
    #expect(read["c"] as? String == "k1")
  }

  /// Core Foundation's layout, as Apple's "Stringsdict File Format" shows it.
  @Test("XML is laid out as Core Foundation does")
  func layout() {
    let dictionary = PropertyListDictionary([
      .init("b", .dictionary(.init([.init("x", .text("1 < 2"))]))), .init("a", .text("")),
    ])
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>a</key>
      \t<string></string>
      \t<key>b</key>
      \t<dict>
      \t\t<key>x</key>
      \t\t<string>1 &lt; 2</string>
      \t</dict>
      </dict>
      </plist>

      """
    #expect(
      String(decoding: PropertyListFormat.text.bytes(of: dictionary), as: UTF8.self) == expected)
  }

  /// The order of UTF-16: a surrogate, U+D83D, stands before U+FFFD.
  @Test("Keys are sorted by UTF-16, the last of equal ones counts, and é isn't e with an accent")
  func order() {
    let keys = ["\u{FFFD}", "😀", "b", "a", "e\u{301}", "é", "ab"]
    let dictionary = PropertyListDictionary(
      keys.map { .init($0, .text("1")) } + [.init("a", .text("2"))])
    let expected = ["a", "ab", "b", "e\u{301}", "é", "😀", "\u{FFFD}"]
    #expect(dictionary.members.map(\.key) == expected.map(ExactText.init))
    #expect(dictionary["a"]?.text == "2")
    #expect(dictionary["é"] != nil && dictionary["z"] == nil)
    let random = ExactText("z")
    #expect(!(random < random))
  }
}
