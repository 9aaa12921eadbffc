extension WrittenText {
  /// Whether there is anything to translate: a letter outside of format specifiers.
  var hasLetters: Bool { longestRunOfLetters > 0 }

  /// Whether people read it as words: not punctuation, numbers, a single Latin letter, an address or
  /// the name of something in code.
  var hasWords: Bool {
    longestRunOfLetters > 1 && !looksLikeIdentifier && !Self.namesInCode.contains(text)
  }

  /// Single words that only code and protocols know.
  private static let namesInCode: Set<String> = [
    "DELETE", "GET", "HEAD", "PATCH", "POST", "PUT", "false", "nil", "null", "true", "undefined",
  ]

  /// The length of the longest run of letters; an ideograph counts as a run of its own.
  private var longestRunOfLetters: Int {
    var longest = 0
    var run = 0
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "%", let specifier = Self.specifier(scalars) {
        scalars = scalars.dropFirst(specifier)
        run = 0
      } else if scalar.properties.isIdeographic {
        longest = max(longest, 2)
      } else {
        run = scalar.properties.isAlphabetic ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return longest
  }

  /// The length of a format specifier behind its percent sign; nil where there is none.
  private static func specifier(_ scalars: Substring.UnicodeScalarView) -> Int? {
    var length = 0
    for scalar in scalars.prefix(12) {
      length += 1
      switch scalar {
      case "@", "d", "i", "u", "f", "e", "g", "x", "X", "s", "c", "o": return length
      case "0"..."9", "$", ".", "l", "h", "q", "z", "-", "+", "#": continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether it is an address, a key or another name in code: one word with a sign, a digit or a
  /// capital letter inside of it.
  private var looksLikeIdentifier: Bool {
    var previous: Unicode.Scalar?
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, ".…:!?,".unicodeScalars.contains(last) { scalars.removeLast() }
    var hasHyphen = false
    var hasCapital = false
    for scalar in scalars {
      if scalar.properties.isWhitespace { return false }
      if "_./:@#\\{}<>=&[]".unicodeScalars.contains(scalar) { return true }
      if scalar == "-" { hasHyphen = true }
      if scalar.properties.isUppercase {
        hasCapital = true
        if previous?.properties.isLowercase == true { return true }
      }
      if let previous, scalar.isDigit != previous.isDigit,
        (scalar.isDigit ? previous : scalar).properties.isAlphabetic
      {
        return true
      }
      previous = scalar
    }
    return hasHyphen && !hasCapital
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
