/// Tells keys that name a text (`alert.title`, `ALPS_DESCRIPTION`) from keys that are the text.
enum SemanticKey {
  /// Whether a key names a text: no spaces, and words joined by `.`, `_`, `-`, `/`, `:` or case.
  ///
  /// A single word such as `Settings` is a text. Format specifiers behind a name (`posts-%@`) are allowed.
  static func isSemantic(_ key: String) -> Bool {
    var joins = false
    var previous: UInt8 = 0
    var hasSpecifier = false
    var place = Place.name
    for byte in key.utf8 {
      // "%lld/%lld" joins no words: the letters of a specifier make none.
      switch place {
      case .label:
        if byte == UInt8(ascii: ")") { place = .specifier }
        continue
      case .specifier where byte == UInt8(ascii: "("):
        place = .label
        continue
      case .specifier where isPartOfSpecifier(byte):
        if isConversion(byte) { place = .name }
        continue
      case .name, .specifier: place = .name
      }
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"),
        UInt8(ascii: ":"):
        if isWord(previous) { joins = true }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if previous >= UInt8(ascii: "a"), previous <= UInt8(ascii: "z"), !hasSpecifier {
          joins = true
        }
      case UInt8(ascii: "%"):
        hasSpecifier = true
        place = .specifier
      case UInt8(ascii: " ") where hasSpecifier && joins:
        // "posts-%lld %@": arguments listed behind a name.
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
    return joins && (isWord(previous) || hasSpecifier)
  }

  /// Where in a key a byte stands.
  private enum Place {
    case name, specifier, label
  }

  /// Whether a byte behind a percent sign belongs to the specifier: flags, width, length, conversion.
  private static func isPartOfSpecifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "'"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "@"):
      true
    default: isWord(byte)
    }
  }

  /// Whether a byte ends a specifier: no length modifier (`ll`), flag or digit.
  private static func isConversion(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "%"): true
    case UInt8(ascii: "h"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "q"),
      UInt8(ascii: "t"), UInt8(ascii: "z"), UInt8(ascii: "L"):
      false
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
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
