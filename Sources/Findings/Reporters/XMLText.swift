/// Text as it stands in XML 1.0 content or in a double-quoted attribute.
enum XMLText {
  /// The text with markup escaped; characters that XML 1.0 (2.2) forbids become U+FFFD.
  ///
  /// Line breaks and tabs become references, or a reader would turn them into spaces in attributes
  /// (3.3.3); controls that XML allows are references too, so that no terminal obeys them.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D, 0x7F...0x9F, 0x2028...0x2029:
        result += "&#x\(Hexadecimal.text(of: scalar.value, digits: 1));"
      case 0x00...0x1F, 0xFFFE...0xFFFF:
        result += "\u{FFFD}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
