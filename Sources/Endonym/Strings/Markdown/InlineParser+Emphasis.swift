#if !canImport(Darwin)
  extension InlineParser {
    /// Reads a run of delimiters, which may open or close by what stands around it (CommonMark,
    /// "left-flanking delimiter run").
    mutating func readDelimiters(_ character: Unicode.Scalar) {
      let start = index
      while scalar(at: index) == character { index += 1 }
      let before = scalar(at: start - 1)
      let after = scalar(at: index)
      let afterIsSpace = after.map(\.isMarkdownSpace) ?? true
      let beforeIsSpace = before.map(\.isMarkdownSpace) ?? true
      let afterIsPunctuation = after.map(\.isUnicodePunctuation) ?? false
      let beforeIsPunctuation = before.map(\.isUnicodePunctuation) ?? false
      let isLeft =
        !afterIsSpace && (!afterIsPunctuation || beforeIsSpace || beforeIsPunctuation)
      let isRight =
        !beforeIsSpace && (!beforeIsPunctuation || afterIsSpace || afterIsPunctuation)
      let isWordwise = character == "_"
      append(String(repeating: String(character), count: index - start))
      let count = index - start
      guard character != "~" || count <= 2 else { return }
      delimiters.append(
        InlineDelimiter(
          token: tokens.count - 1, character: character, count: count, originalCount: count,
          canOpen: isWordwise ? isLeft && (!isRight || beforeIsPunctuation) : isLeft,
          canClose: isWordwise ? isRight && (!isLeft || afterIsPunctuation) : isRight,
          previous: lastDelimiter, next: nil))
      if let last = lastDelimiter { delimiters[last].next = delimiters.count - 1 }
      lastDelimiter = delimiters.count - 1
    }

    /// Where the search for an opener may stop, by the kind of closer.
    private struct CloserKind: Hashable {
      var character: Unicode.Scalar
      var canOpen: Bool
      var remainder: Int
    }

    /// Pairs the delimiters after one (CommonMark, "process emphasis").
    mutating func processEmphasis(above bottom: Int?) {
      var floors: [CloserKind: Int?] = [:]
      var closer = first(above: bottom)
      while let current = closer {
        guard delimiters[current].canClose else {
          closer = delimiters[current].next
          continue
        }
        let kind = CloserKind(
          character: delimiters[current].character, canOpen: delimiters[current].canOpen,
          remainder: delimiters[current].originalCount % 3)
        let floor = floors[kind] ?? bottom
        if let opener = opener(of: current, above: floor, bottom) {
          pair(opener, current)
          closer = delimiters[current].count == 0 ? removed(current) : current
        } else {
          floors[kind] = .some(delimiters[current].previous)
          closer =
            delimiters[current].canOpen ? delimiters[current].next : removed(current)
        }
      }
      // What opens and closes nothing is text from here on.
      lastDelimiter = bottom
      if let bottom { delimiters[bottom].next = nil }
    }

    private func first(above bottom: Int?) -> Int? {
      if let bottom { return delimiters[bottom].next }
      guard var place = lastDelimiter else { return nil }
      while let previous = delimiters[place].previous { place = previous }
      return place
    }

    private func opener(of closer: Int, above floor: Int?, _ bottom: Int?) -> Int? {
      let end = delimiters[closer]
      var place = end.previous
      while let candidate = place, candidate != floor, candidate != bottom {
        let start = delimiters[candidate]
        if start.character == end.character, start.canOpen, start.count > 0 {
          if end.character == "~" {
            if start.originalCount == end.originalCount { return candidate }
          } else if !(end.canOpen || start.canClose)
            || (start.originalCount + end.originalCount) % 3 != 0
            || (start.originalCount % 3 == 0 && end.originalCount % 3 == 0)
          {
            return candidate
          }
        }
        place = start.previous
      }
      return nil
    }

    private mutating func pair(_ opener: Int, _ closer: Int) {
      let start = delimiters[opener]
      let end = delimiters[closer]
      let used = end.character == "~" ? end.count : (min(start.count, end.count) >= 2 ? 2 : 1)
      let intent: InlinePresentationIntent =
        end.character == "~" ? .strikethrough : (used == 2 ? .stronglyEmphasized : .emphasized)
      spans.append(InlineSpan(kind: .intent(intent), tokens: start.token + 1..<end.token))
      for place in [opener, closer] {
        delimiters[place].count -= used
        tokens[delimiters[place].token].text = String(
          repeating: String(end.character), count: delimiters[place].count)
      }
      // What stands between the two can't pair any more.
      delimiters[opener].next = closer
      delimiters[closer].previous = opener
      if delimiters[opener].count == 0 { _ = removed(opener) }
    }

    /// Takes a delimiter off the list; returns the one after it.
    private mutating func removed(_ place: Int) -> Int? {
      let (previous, next) = (delimiters[place].previous, delimiters[place].next)
      if let previous { delimiters[previous].next = next }
      if let next { delimiters[next].previous = previous } else { lastDelimiter = previous }
      return next
    }
  }

  extension Unicode.Scalar {
    /// Whether it is Unicode white space.
    fileprivate var isMarkdownSpace: Bool {
      switch value {
      case 0x09, 0x0A, 0x0C, 0x0D: true
      default: properties.generalCategory == .spaceSeparator
      }
    }

    /// Whether it is a punctuation character or a symbol.
    fileprivate var isUnicodePunctuation: Bool {
      if value < 0x80 { return isMarkdownPunctuation }
      switch properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol, .otherSymbol:
        return true
      default: return false
      }
    }
  }
#endif
