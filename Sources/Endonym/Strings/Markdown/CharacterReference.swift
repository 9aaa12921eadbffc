#if !canImport(Darwin)
  /// Character references, `&amp;` and `&#8230;` (CommonMark, "Entity and numeric character
  /// references").
  enum CharacterReference {
    /// The text of a reference at a place, and where it ends; nil where none stands there.
    static func read(_ scalars: [Unicode.Scalar], from start: Int) -> (String, Int)? {
      let limit = min(scalars.count, start + 12)
      guard start < limit, let end = scalars[start..<limit].firstIndex(of: ";") else { return nil }
      let name = String(String.UnicodeScalarView(scalars[start + 1..<end]))
      if let text = names[name] { return (text, end + 1) }
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value: UInt32?
      if digits.first == "x" || digits.first == "X" {
        guard (2...7).contains(digits.utf8.count) else { return nil }
        value = UInt32(digits.dropFirst(), radix: 16)
      } else {
        guard (1...7).contains(digits.utf8.count), digits.first?.isNumber == true else {
          return nil
        }
        value = UInt32(digits)
      }
      guard let value else { return nil }
      let scalar = value == 0 ? nil : Unicode.Scalar(value)
      return (String(Character(scalar ?? "\u{FFFD}")), end + 1)
    }

    /// The references that texts have; HTML knows over two thousand, of which these are in use.
    ///
    /// Source: html.spec.whatwg.org, "Named character references".
    private static let names: [String: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "deg": "\u{B0}", "plusmn": "\u{B1}",
      "middot": "\u{B7}", "para": "\u{B6}", "sect": "\u{A7}", "laquo": "\u{AB}",
      "raquo": "\u{BB}", "frac12": "\u{BD}", "frac14": "\u{BC}", "frac34": "\u{BE}",
      "times": "\u{D7}", "divide": "\u{F7}", "cent": "\u{A2}", "pound": "\u{A3}",
      "yen": "\u{A5}", "euro": "\u{20AC}", "ndash": "\u{2013}", "mdash": "\u{2014}",
      "lsquo": "\u{2018}", "rsquo": "\u{2019}", "sbquo": "\u{201A}", "ldquo": "\u{201C}",
      "rdquo": "\u{201D}", "bdquo": "\u{201E}", "bull": "\u{2022}", "hellip": "\u{2026}",
      "prime": "\u{2032}", "Prime": "\u{2033}", "larr": "\u{2190}", "uarr": "\u{2191}",
      "rarr": "\u{2192}", "darr": "\u{2193}", "minus": "\u{2212}", "ne": "\u{2260}",
      "le": "\u{2264}", "ge": "\u{2265}", "thinsp": "\u{2009}", "ensp": "\u{2002}",
      "emsp": "\u{2003}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "shy": "\u{AD}",
      "lrm": "\u{200E}", "rlm": "\u{200F}",
    ]
  }

  extension InlineParser {
    /// Reads a character reference, or an `&` that is none.
    mutating func readReference() {
      guard let (text, end) = CharacterReference.read(scalars, from: index) else {
        pending.append("&")
        index += 1
        return
      }
      pending.append(contentsOf: text.unicodeScalars)
      index = end
    }
  }
#endif
