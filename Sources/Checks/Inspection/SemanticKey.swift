/// Tells keys that name a text (`alert.title`, `ALPS_DESCRIPTION`) from keys that are the text.
enum SemanticKey {
  /// Whether a key names a text: no spaces, and words joined by `.`, `_`, `-`, `/`, `:` or case.
  ///
  /// A single word such as `Settings` is a text. Format specifiers behind a name (`posts-%@`) are allowed.
  static func isSemantic(_ key: String) -> Bool {
    var joins = false
    var previous: UInt8 = 0
    var isSpecifier = false
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"),
        UInt8(ascii: ":"):
        if isWord(previous) { joins = true }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if previous >= UInt8(ascii: "a"), previous <= UInt8(ascii: "z"), !isSpecifier {
          joins = true
        }
      case UInt8(ascii: "%"):
        isSpecifier = true
      case UInt8(ascii: " ") where isSpecifier && joins:
        // "common.minutes %lld %lld": arguments listed behind a name.
        break
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "("),
        UInt8(ascii: ")"):
        break
      default:
        return false
      }
      previous = byte
    }
    // "Done." and "Loading..." end in what would join: a text.
    return joins && isWord(previous) || joins && isSpecifier
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
