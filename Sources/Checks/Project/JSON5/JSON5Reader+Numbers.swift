extension JSON5Reader {
  /// Reads a number (spec.json5.org, section 6): signs, hexadecimal, `.5`, `5.`, Infinity and NaN.
  mutating func readNumber() throws(JSON5Error) -> Double {
    let start = position
    var sign = 1.0
    if peek == "+" || peek == "-" {
      if peek == "-" { sign = -1 }
      advance()
    }
    var word = ""
    while let scalar = peek, Self.belongsToNumber(scalar, behind: word) {
      word.unicodeScalars.append(scalar)
      advance()
    }
    guard let value = Self.value(of: word) else {
      throw error("'\(word)' is no number", "Write digits, or put a text in quotes.", at: start)
    }
    return sign * value
  }

  private static func belongsToNumber(_ scalar: Unicode.Scalar, behind word: String) -> Bool {
    switch scalar {
    case "0"..."9", "a"..."z", "A"..."Z", ".", "_", "$": true
    case "+", "-": word.last == "e" || word.last == "E"
    default: false
    }
  }

  private static func value(of word: String) -> Double? {
    switch word {
    case "Infinity": return .infinity
    case "NaN": return .nan
    default: break
    }
    let lowercased = word.lowercased()
    if lowercased.hasPrefix("0x") {
      let digits = lowercased.dropFirst(2)
      guard !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return nil }
      return digits.reduce(0.0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
    }
    guard isDecimal(lowercased) else { return nil }
    return Double(lowercased)
  }

  /// Whether digits, point and exponent stand as the grammar's DecimalLiteral has them.
  private static func isDecimal(_ word: String) -> Bool {
    let parts = word.split(separator: "e", omittingEmptySubsequences: false)
    guard let mantissa = parts.first, parts.count <= 2 else { return false }
    if parts.count == 2 {
      let exponent =
        parts[1].first == "+" || parts[1].first == "-" ? parts[1].dropFirst() : parts[1]
      guard !exponent.isEmpty, exponent.allSatisfy(isDigit) else { return false }
    }
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2, halves.contains(where: { !$0.isEmpty }) else { return false }
    if let whole = halves.first, whole.count > 1, whole.first == "0" { return false }
    return halves.allSatisfy { $0.allSatisfy(isDigit) }
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }
}
