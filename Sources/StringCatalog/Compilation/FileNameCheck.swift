/// Tells names that may become a part of a file's path from those that could lead elsewhere.
enum FileNameCheck {
  /// The longest language, in bytes.
  private static let longestLanguage = 100

  /// Whether a name can stand before `.lproj`: letters, digits, `-`, `_` and `@` of ASCII.
  static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= longestLanguage
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "@"):
          true
        default: false
        }
      }
  }

  /// Whether a name can stand before `.strings`: any name of a file without control characters.
  static func isTable(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }
}
