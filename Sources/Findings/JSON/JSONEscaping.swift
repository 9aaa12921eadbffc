/// The escapes of a JSON string: RFC 8259 section 7, and more for the sake of terminals.
enum JSONEscaping {
  /// Appends the text as it stands between the quotes of a JSON string.
  static func append(_ text: String, to output: inout ReportOutput) {
    var copy = text
    copy.withUTF8 { bytes in
      var runStart = 0
      var index = 0
      while index < bytes.count {
        if index + 8 <= bytes.count, isPlainASCII(eightBytesOf: bytes, at: index) {
          index += 8
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

  /// Whether eight bytes are all ASCII without a control, a quote or a backslash.
  ///
  /// Eight at a time, since nearly all bytes of a report are: Hacker's Delight, 6-1, "Find First
  /// 0-Byte". A carry between bytes can only make a plain one look suspicious, never the reverse.
  @inline(__always)
  private static func isPlainASCII(
    eightBytesOf bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let deletes = word ^ (ones &* 0x7F)
    let suspicious =
      word | (word &- ones &* 0x20) | (quotes &- ones) | (backslashes &- ones) | (deletes &- ones)
    return suspicious & (ones &* 0x80) == 0
  }

  /// The scalar at an index where it is one to escape.
  @inline(__always)
  private static func scalarToEscape(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int)? {
    let byte = UInt32(bytes[index])
    switch byte {
    case 0x00...0x1F, 0x22, 0x5C, 0x7F: return (byte, 1)
    // The lead bytes of C1 controls, U+061C, U+2000 to U+2FFF and U+FEFF.
    case 0xC2, 0xD8, 0xE2, 0xEF: break
    default: return nil
    }
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
