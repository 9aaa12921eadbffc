extension JSON5Reader {
  /// Skips white space and comments (spec.json5.org, sections 7 and 8).
  mutating func skipBlanks() throws(JSON5Error) {
    while let scalar = peek {
      if scalar == "/" {
        try skipComment()
      } else if Self.isBlank(scalar) {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(JSON5Error) {
    let start = position
    firstComment = firstComment ?? start
    advance()
    switch peek {
    case "/":
      while let scalar = peek, !Self.endsLine(scalar) { advance() }
    case "*":
      advance()
      var last: Unicode.Scalar = " "
      while let scalar = peek {
        advance()
        if last == "*", scalar == "/" { return }
        last = scalar
      }
      throw error("a comment isn't closed", "Close it with '*/'.", at: start)
    default:
      throw error("a '/' stands alone", "Begin a comment with '//' or '/*'.", at: start)
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\u{B}", "\u{C}", "\r", " ", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: scalar.properties.generalCategory == .spaceSeparator
    }
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Reads a name without quotes: an IdentifierName of ECMAScript 5.1, section 7.6.
  mutating func readIdentifier() throws(JSON5Error) -> String {
    var name = ""
    while let scalar = peek {
      if scalar == "\\" {
        let start = position
        advance()
        guard peek == "u" else {
          throw error("a backslash stands in a name", "Put the name in quotes.", at: start)
        }
        advance()
        name.unicodeScalars.append(try readHexadecimal(digits: 4))
      } else if Self.isPart(scalar, isFirst: name.isEmpty) {
        name.unicodeScalars.append(scalar)
        advance()
      } else {
        break
      }
    }
    guard !name.isEmpty else {
      let found = peek.map { "'\($0)' stands" } ?? "the document ends"
      throw error(
        "\(found) where a name or value is expected", "Remove it, or add what is missing.")
    }
    return name
  }

  private static func isPart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
    default: return !isFirst && (scalar == "\u{200C}" || scalar == "\u{200D}")
    }
  }

  /// Reads a string in single or double quotes (spec.json5.org, section 5).
  mutating func readString() throws(JSON5Error) -> String {
    let start = position
    let quote = peek
    advance()
    var text = ""
    while let scalar = peek {
      if scalar == quote {
        advance()
        return text
      }
      if scalar == "\n" || scalar == "\r" { break }
      if scalar == "\\" {
        advance()
        try readEscape(into: &text)
      } else {
        text.unicodeScalars.append(scalar)
        advance()
      }
    }
    throw error("a string isn't closed", "Close it with its quote on the same line.", at: start)
  }

  private mutating func readEscape(into text: inout String) throws(JSON5Error) {
    guard let scalar = peek else { return }
    if scalar == "u" {
      advance()
      text.unicodeScalars.append(try readHexadecimal(digits: 4))
      return
    }
    if scalar == "x" {
      advance()
      text.unicodeScalars.append(try readHexadecimal(digits: 2))
      return
    }
    if ("1"..."9").contains(scalar) {
      throw error("'\\\(scalar)' is no escape", "Write '\\u' and four digits.")
    }
    advance()
    switch scalar {
    case "b": text += "\u{8}"
    case "f": text += "\u{C}"
    case "n": text += "\n"
    case "r": text += "\r"
    case "t": text += "\t"
    case "v": text += "\u{B}"
    case "0": text += "\u{0}"
    case "\r": if peek == "\n" { advance() }
    case "\n", "\u{2028}", "\u{2029}": break
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// Reads the digits of an escape; two escapes that make a surrogate pair are one scalar.
  private mutating func readHexadecimal(digits: Int) throws(JSON5Error) -> Unicode.Scalar {
    let value = try readDigits(digits)
    if let scalar = Unicode.Scalar(value) { return scalar }
    let isPair =
      value < 0xDC00 && index + 1 < scalars.count && scalars[index] == "\\"
      && scalars[index + 1] == "u"
    guard isPair else { return "\u{FFFD}" }
    advance()
    advance()
    let second = try readDigits(4)
    guard (0xDC00...0xDFFF).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func readDigits(_ count: Int) throws(JSON5Error) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let scalar = peek, let digit = Character(scalar).hexDigitValue, scalar.isASCII else {
        throw error("an escape has fewer than \(count) digits", "Write \(count) of 0-9 and A-F.")
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }
}
