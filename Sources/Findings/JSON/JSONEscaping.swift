/// The escapes of a JSON string: RFC 8259 section 7, and more for the sake of terminals.
enum JSONEscaping {
  /// Appends the text as it stands between the quotes of a JSON string.
  static func append(_ text: String, to output: inout ReportOutput) {
    var copy = text
    copy.withUTF8 { bytes in
      var runStart = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if isPlain(byte) {
          index += 1
          continue
        }
        guard let (scalar, length) = scalarToEscape(in: bytes, at: index) else {
          index += 1
          continue
        }
        output.append(bytes[runStart..<index])
        appendEscape(scalar, to: &output)
        index += length
        runStart = index
      }
      output.append(bytes[runStart..<bytes.count])
    }
  }

  /// Whether the byte never begins a scalar to escape.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
    default: true
    }
  }

  private static func scalarToEscape(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int)? {
    let byte = UInt32(bytes[index])
    if byte < 0x80 { return (byte, 1) }
    let length = byte < 0xE0 ? 2 : 3
    guard index + length <= bytes.count else { return nil }
    let second = UInt32(bytes[index + 1] & 0x3F)
    let scalar =
      length == 2
      ? (byte & 0x1F) << 6 | second
      : (byte & 0x0F) << 12 | second << 6 | UInt32(bytes[index + 2] & 0x3F)
    switch scalar {
    case 0x80...0x9F, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      return (scalar, length)
    default:
      return nil
    }
  }

  private static func appendEscape(_ scalar: UInt32, to output: inout ReportOutput) {
    switch scalar {
    case 0x22: output.append("\\\"")
    case 0x5C: output.append("\\\\")
    case 0x08: output.append("\\b")
    case 0x09: output.append("\\t")
    case 0x0A: output.append("\\n")
    case 0x0C: output.append("\\f")
    case 0x0D: output.append("\\r")
    default:
      output.append("\\u")
      output.append(Hexadecimal.text(of: scalar, digits: 4))
    }
  }
}
