import Testing

@testable import Checks

/// Spaces within a line: Unicode's `White_Space` (PropList.txt) without what ends a line.
struct HorizontalSpaceTests {
  static let spaces: [Unicode.Scalar] = (UInt32(0)...0x3000).compactMap { Unicode.Scalar($0) }
    .filter {
      $0.properties.isWhitespace && !(0xA...0xD).contains($0.value)
        && ![0x85, 0x2028, 0x2029].contains($0.value)
    }

  @Test("Every space is known at both ends of a text", arguments: spaces)
  func known(_ space: Unicode.Scalar) {
    let length = UTF8.width(space)
    #expect("\(space)a".withUTF8Bytes(HorizontalSpace.leadingLength) == length)
    #expect("a\(space)\(space)".withUTF8Bytes(HorizontalSpace.trailingLength) == 2 * length)
    #expect("\(space)".withUTF8Bytes(HorizontalSpace.trailingLength) == length)
  }

  @Test(
    "Nothing else is a space",
    arguments: ["", "a", "\n", "\u{200B}", "é", "€", "\u{3001}", "\u{2060}"])
  func unknown(_ text: String) {
    #expect(text.withUTF8Bytes(HorizontalSpace.leadingLength) == 0)
    #expect(text.withUTF8Bytes(HorizontalSpace.trailingLength) == 0)
  }
}
