#if !canImport(Darwin)
  extension InlineParser {
    /// The longest destination, title or list of attributes.
    private static let longestDestination = 4_096
    /// The most parentheses within one another in a destination, as in CommonMark's own reader.
    private static let deepestParentheses = 32

    /// Reads a closing bracket: the end of a link, an image or an extended attribute, or text.
    mutating func closeBracket() {
      guard let bracket = brackets.popLast() else {
        pending.append("]")
        index += 1
        return
      }
      let isActive = brackets.count >= inactiveBrackets || bracket.kind == .image
      inactiveBrackets = min(inactiveBrackets, brackets.count)
      if bracket.kind == .attributes, let end = endOfAttributes(from: index + 1) {
        close(bracket, nil, end: end)
      } else if isActive, let (destination, end) = destination(from: index + 1) {
        switch bracket.kind {
        case .image: close(bracket, .image(destination), end: end)
        case .link, .attributes:
          close(bracket, .link(destination), end: end)
          inactiveBrackets = brackets.count
        }
      } else {
        pending.append("]")
        index += 1
      }
    }

    private mutating func close(_ bracket: InlineBracket, _ kind: InlineSpan.Kind?, end: Int) {
      flush()
      // A circumflex before a link is text.
      let isLinked: Bool
      if case .link? = kind { isLinked = true } else { isLinked = false }
      tokens[bracket.token].text = bracket.kind == .attributes && isLinked ? "^" : ""
      processEmphasis(above: bracket.delimiter)
      if let kind {
        spans.append(InlineSpan(kind: kind, tokens: bracket.token + 1..<tokens.count))
      }
      index = end
    }

    /// The end of `(inflect: true)` at a place: a name, a colon and values, to the closing
    /// parenthesis.
    private func endOfAttributes(from start: Int) -> Int? {
      guard scalar(at: start) == "(" else { return nil }
      var place = start + 1
      while let next = scalar(at: place), next == " " { place += 1 }
      let name = place
      while let next = scalar(at: place), next.properties.isAlphabetic || next == "_" { place += 1 }
      guard place > name, scalar(at: place) == ":", scalar(at: place + 1) != "/" else { return nil }
      var depth = 1
      let limit = min(scalars.count, start + Self.longestDestination)
      while place < limit {
        if scalars[place] == "(" { depth += 1 }
        if scalars[place] == ")" { depth -= 1 }
        place += 1
        if depth == 0 { return place }
      }
      return nil
    }

    /// The destination of an inline link, and where the link ends (CommonMark, "Links").
    private func destination(from start: Int) -> (String, Int)? {
      guard scalar(at: start) == "(" else { return nil }
      var place = spacesEnd(from: start + 1)
      guard let (destination, end) = linkAddress(from: place) else { return nil }
      place = spacesEnd(from: end)
      if place > end, let titleEnd = titleEnd(from: place) { place = spacesEnd(from: titleEnd) }
      return scalar(at: place) == ")" ? (destination, place + 1) : nil
    }

    private func spacesEnd(from start: Int) -> Int {
      var place = start
      while let next = scalar(at: place), next == " " || next == "\n" || next == "\t" { place += 1 }
      return place
    }

    private func linkAddress(from start: Int) -> (String, Int)? {
      let limit = min(scalars.count, start + Self.longestDestination)
      let isAngled = scalar(at: start) == "<"
      var place = isAngled ? start + 1 : start
      var depth = 0
      var text = String.UnicodeScalarView()
      while place < limit {
        let next = scalars[place]
        if next == "\\", let escaped = scalar(at: place + 1), escaped.isMarkdownPunctuation {
          text.append(escaped)
          place += 2
          continue
        }
        if next == "&", let (reference, end) = CharacterReference.read(scalars, from: place) {
          text.append(contentsOf: reference.unicodeScalars)
          place = end
          continue
        }
        if isAngled {
          if next == ">" { return (String(text), place + 1) }
          if next == "<" || next == "\n" { return nil }
        } else {
          if next.value <= 0x20 || next.value == 0x7F { break }
          if next == "(" {
            depth += 1
            guard depth <= Self.deepestParentheses else { return nil }
          }
          if next == ")" {
            if depth == 0 { break }
            depth -= 1
          }
        }
        text.append(next)
        place += 1
      }
      return isAngled || depth > 0 ? nil : (String(text), place)
    }

    private func titleEnd(from start: Int) -> Int? {
      let closing: Unicode.Scalar
      switch scalar(at: start) {
      case "\"": closing = "\""
      case "'": closing = "'"
      case "(": closing = ")"
      default: return nil
      }
      var place = start + 1
      let limit = min(scalars.count, start + Self.longestDestination)
      while place < limit {
        let next = scalars[place]
        if next == "\\" {
          place += 2
          continue
        }
        if next == closing { return place + 1 }
        if closing == ")", next == "(" { return nil }
        place += 1
      }
      return nil
    }
  }
#endif
