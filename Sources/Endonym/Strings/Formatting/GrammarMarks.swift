#if !canImport(Darwin)
  /// The marks of Foundation's grammar agreement, `^[…](inflect: true)`.
  ///
  /// Source: developer.apple.com/documentation/foundation/automatic-grammar-agreement.
  enum GrammarMarks {
    /// The text without the marks; what they enclose stays.
    static func removed(from text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
      let bytes = Array(text.utf8)
      var output: [UInt8] = []
      output.reserveCapacity(bytes.count)
      // Where marks are open: their place in the output, and whether they are marks or brackets.
      var open: [(place: Int, isMark: Bool)] = []
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "^"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "[")
        {
          open.append((output.count, true))
          output += [byte, bytes[index + 1]]
          index += 2
          continue
        }
        if byte == UInt8(ascii: "[") { open.append((output.count, false)) }
        output.append(byte)
        index += 1
        guard byte == UInt8(ascii: "]"), let last = open.popLast(), last.isMark,
          let end = endOfAttributes(in: bytes, from: index)
        else { continue }
        output.removeLast()
        output.removeSubrange(last.place..<last.place + 2)
        index = end
      }
      return String(decoding: output, as: UTF8.self)
    }

    /// The longest list of attributes, in bytes.
    private static let longestAttributes = 512

    /// The end of `(inflect: true)` at a place; nil where none stands there.
    static func endOfAttributes(in bytes: [UInt8], from start: Int) -> Int? {
      guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
      var depth = 0
      var hasColon = false
      for index in start..<min(bytes.count, start + longestAttributes) {
        switch bytes[index] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ":"): hasColon = true
        case UInt8(ascii: ")"):
          depth -= 1
          if depth == 0 { return hasColon ? index + 1 : nil }
        default: break
        }
      }
      return nil
    }
  }
#endif
