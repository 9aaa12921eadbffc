#if !canImport(Darwin)
  /// Reads CommonMark's inlines (spec.commonmark.org/0.31.2, chapter 6 and "Phase 2: inline
  /// structure") in time proportional to the text.
  struct InlineParser {
    let scalars: [Unicode.Scalar]
    let hasAttributes: Bool
    let keepsWhitespace: Bool
    var index = 0
    var tokens: [InlineToken] = []
    var spans: [InlineSpan] = []
    var pending = String.UnicodeScalarView()
    var delimiters: [InlineDelimiter] = []
    var lastDelimiter: Int?
    var brackets: [InlineBracket] = []
    /// Links can't lie within one another: brackets before this one open none any more.
    var inactiveBrackets = 0
    /// The places of runs of backticks by their length, made at the first of them.
    var backticks: [Int: [Int]]?

    /// Prepares for a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - hasAttributes: Whether `^[text](key: value)` is read.
    ///   - keepsWhitespace: Whether line ends and spaces stay as they are.
    init(_ text: String, hasAttributes: Bool, keepsWhitespace: Bool) {
      scalars = Array(text.unicodeScalars)
      self.hasAttributes = hasAttributes
      self.keepsWhitespace = keepsWhitespace
    }

    /// Reads the text.
    mutating func parse() -> [InlineStretch] {
      while index < scalars.count { readInline() }
      flush()
      processEmphasis(above: nil)
      return stretches()
    }

    func scalar(at index: Int) -> Unicode.Scalar? {
      scalars.indices.contains(index) ? scalars[index] : nil
    }

    mutating func flush() {
      guard !pending.isEmpty else { return }
      tokens.append(InlineToken(text: String(pending)))
      pending = String.UnicodeScalarView()
    }

    mutating func append(
      _ text: String, intent: InlinePresentationIntent = [], link: String? = nil
    ) {
      flush()
      tokens.append(InlineToken(text: text, intent: intent, link: link))
    }

    private mutating func readInline() {
      let scalar = scalars[index]
      switch scalar {
      case "\\": readBackslash()
      case "`": readCode()
      case "*", "_", "~": readDelimiters(scalar)
      case "[": open(.link, length: 1)
      case "!" where self.scalar(at: index + 1) == "[": open(.image, length: 2)
      case "^" where hasAttributes && self.scalar(at: index + 1) == "[":
        open(.attributes, length: 2)
      case "]": closeBracket()
      case "<": readAngle()
      case "&": readReference()
      case "\n" where !keepsWhitespace: readLineEnd()
      default:
        pending.append(scalar)
        index += 1
      }
    }

    private mutating func open(_ kind: InlineBracket.Kind, length: Int) {
      let text = String(String.UnicodeScalarView(scalars[index..<index + length]))
      append(text)
      brackets.append(
        InlineBracket(kind: kind, token: tokens.count - 1, delimiter: lastDelimiter))
      index += length
    }

    private mutating func readBackslash() {
      guard let next = scalar(at: index + 1) else {
        pending.append("\\")
        index += 1
        return
      }
      if next == "\n", !keepsWhitespace {
        index += 1
        readLineEnd(isHard: true)
      } else if next.isMarkdownPunctuation {
        pending.append(next)
        index += 2
      } else {
        pending.append("\\")
        index += 1
      }
    }

    private mutating func readLineEnd(isHard: Bool = false) {
      var spaces = 0
      while pending.last == " " {
        pending.removeLast()
        spaces += 1
      }
      index += 1
      while scalar(at: index) == " " || scalar(at: index) == "\t" { index += 1 }
      if isHard || spaces >= 2 {
        append("\n", intent: .lineBreak)
      } else {
        append(" ", intent: .softBreak)
      }
    }
  }

  extension Unicode.Scalar {
    /// Whether it is one of ASCII's punctuation characters, which a backslash can escape.
    var isMarkdownPunctuation: Bool {
      switch value {
      case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
      default: false
      }
    }
  }
#endif
