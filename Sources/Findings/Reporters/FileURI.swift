/// Paths as URI references (RFC 3986).
public enum FileURI {
  /// A relative path as a relative reference, an absolute one as a `file` URI (RFC 8089).
  public static func reference(to path: String) -> String {
    var result = ""
    if path.hasPrefix("/") {
      result = "file://"
    } else if let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")),
      !path.utf8[..<colon].contains(UInt8(ascii: "/"))
    {
      // RFC 3986, 4.2: a colon in the first segment would read as a scheme.
      result = "./"
    }
    for byte in path.utf8 {
      if isAllowed(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + Hexadecimal.text(of: UInt32(byte), digits: 2)
      }
    }
    return result
  }

  /// Whether a byte stands for itself in a path: `pchar` or `/` (RFC 3986, 3.3).
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "-._~!$&'()*+,;=:@/".utf8.contains(byte)
    }
  }
}
