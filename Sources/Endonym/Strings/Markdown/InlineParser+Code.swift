#if !canImport(Darwin)
  extension InlineParser {
    /// The longest tag or address between angle brackets.
    private static let longestAngle = 1_024

    /// Reads a code span, or a run of backticks that closes nowhere.
    mutating func readCode() {
      let start = index
      while scalar(at: index) == "`" { index += 1 }
      let length = index - start
      guard let end = closingBackticks(length, after: index) else {
        for _ in 0..<length { pending.append("`") }
        return
      }
      var content = scalars[index..<end].map { $0 == "\n" && !keepsWhitespace ? " " : $0 }
      if content.count > 1, content.first == " ", content.last == " ",
        content.contains(where: { $0 != " " })
      {
        content = Array(content.dropFirst().dropLast())
      }
      append(String(String.UnicodeScalarView(content)), intent: .code)
      index = end + length
    }

    /// The place of the next run of backticks of a length, found without going through the text
    /// again for each.
    private mutating func closingBackticks(_ length: Int, after place: Int) -> Int? {
      let runs = backticks ?? backtickRuns()
      backticks = runs
      guard let places = runs[length] else { return nil }
      var low = 0
      var high = places.count
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < place { low = middle + 1 } else { high = middle }
      }
      return low < places.count ? places[low] : nil
    }

    private func backtickRuns() -> [Int: [Int]] {
      var runs: [Int: [Int]] = [:]
      var place = 0
      while place < scalars.count {
        guard scalars[place] == "`" else {
          place += 1
          continue
        }
        let start = place
        while place < scalars.count, scalars[place] == "`" { place += 1 }
        runs[place - start, default: []].append(start)
      }
      return runs
    }

    /// Reads an autolink or a tag, or a `<` that is neither.
    mutating func readAngle() {
      let limit = min(scalars.count, index + Self.longestAngle)
      guard let end = scalars[index..<limit].firstIndex(of: ">"), end > index + 1 else {
        pending.append("<")
        index += 1
        return
      }
      let inside = String(String.UnicodeScalarView(scalars[index + 1..<end]))
      if let link = Self.autolink(inside) {
        append(inside, link: link)
      } else if Self.isTag(inside) {
        append("<\(inside)>", intent: .inlineHTML)
      } else {
        pending.append("<")
        index += 1
        return
      }
      index = end + 1
    }

    /// Where an autolink leads; nil where the text is none (CommonMark, "Autolinks").
    private static func autolink(_ text: String) -> String? {
      guard !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0 == "<" }) else {
        return nil
      }
      let scheme = text.prefix { $0 != ":" }
      if scheme.utf8.count < text.utf8.count, (2...32).contains(scheme.utf8.count),
        scheme.first?.isASCIILetter == true,
        scheme.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+.-".contains($0) })
      {
        return text
      }
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
        parts[0].allSatisfy({
          $0.isASCIILetter || $0.isASCIIDigit || ".!#$%&'*+/=?^_`{|}~-".contains($0)
        }),
        parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ label in
          (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
            && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
        })
      else { return nil }
      return "mailto:" + text
    }

    /// Whether a text between angle brackets is a tag, a comment or an instruction of HTML.
    private static func isTag(_ text: String) -> Bool {
      guard let first = text.first else { return false }
      if first == "!" || first == "?" { return true }
      let name = first == "/" ? text.dropFirst() : text[...]
      return name.first?.isASCIILetter == true
        && !text.contains("<")
        && (name.first { !($0.isASCIILetter || $0.isASCIIDigit || $0 == "-") }.map {
          $0 == " " || $0 == "/" || $0 == "\n" || $0 == "\t"
        } ?? true)
    }
  }

  extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }

    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
  }
#endif
