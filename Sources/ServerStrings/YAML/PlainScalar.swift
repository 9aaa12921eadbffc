/// What a plain scalar of YAML 1.1 is taken for, as Ruby's Psych takes it.
///
/// Sources: the types of YAML 1.1 (yaml.org/type: bool, null, int, float, timestamp) and Psych's
/// documentation (`Psych::ScalarScanner`): of the booleans Psych knows `yes`, `no`, `on`, `off`,
/// `true` and `false` in any case, but not `y` and `n`; a word that begins with a colon is a symbol.
enum PlainScalar: Equatable {
  /// A text.
  case text
  /// Nothing: `~`, `null`, or an empty place.
  case null
  /// A boolean.
  case boolean(Bool)
  /// A whole number that is written as Ruby writes it.
  case integer
  /// Any other number, a date, or a time.
  case number
  /// A Ruby symbol.
  case symbol

  /// Judges a scalar.
  init(_ text: String) {
    switch text.utf8.count {
    case 0: self = .null
    case 1...5:
      switch text.lowercased() {
      case "~", "null": self = .null
      case "yes", "true", "on": self = .boolean(true)
      case "no", "false", "off": self = .boolean(false)
      default: self = Self.unnamed(text)
      }
    default: self = Self.unnamed(text)
    }
  }

  private static func unnamed(_ text: String) -> PlainScalar {
    guard let first = text.utf8.first else { return .null }
    switch first {
    case UInt8(ascii: ":"): return text.utf8.count > 1 ? .symbol : .text
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return isNumber(text) ? (isInteger(text) ? .integer : .number) : .text
    default: return .text
    }
  }

  /// A whole number in the form by which a key's part of digits finds it.
  private static func isInteger(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return false }
    return digits.first != UInt8(ascii: "0") || digits.count == 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a text is a number, a date or a time of YAML 1.1.
  private static func isNumber(_ text: String) -> Bool {
    guard text.utf8.count <= 64 else { return false }
    let unsigned = text.drop { $0 == "+" || $0 == "-" }
    let signs = text.utf8.count - unsigned.utf8.count
    guard signs <= 1, let first = unsigned.utf8.first else { return false }
    if [".inf", ".nan"].contains(unsigned.lowercased()) { return true }
    guard isDigit(first) || first == UInt8(ascii: ".") else { return false }
    let lowered = unsigned.lowercased()
    if lowered.hasPrefix("0x") {
      return lowered.utf8.count > 2
        && lowered.dropFirst(2).utf8.allSatisfy { isHexadecimal($0) || $0 == UInt8(ascii: "_") }
    }
    if lowered.hasPrefix("0b") {
      return lowered.utf8.count > 2
        && lowered.dropFirst(2).allSatisfy { $0 == "0" || $0 == "1" || $0 == "_" }
    }
    return isDecimal(lowered) || isSexagesimal(lowered) || signs == 0 && isDate(lowered)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// Digits with `_` or `,` between them, a point, an exponent.
  private static func isDecimal(_ text: String) -> Bool {
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    guard let mantissa = parts.first, parts.count <= 2 else { return false }
    if parts.count == 2 {
      let exponent = parts[1].drop { $0 == "+" || $0 == "-" }
      guard !exponent.isEmpty, exponent.utf8.allSatisfy(isDigit) else { return false }
    }
    let digits = mantissa.utf8.filter(isDigit).count
    let points = mantissa.utf8.filter { $0 == UInt8(ascii: ".") }.count
    let fill = mantissa.utf8.filter { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ",") }.count
    return digits > 0 && points <= 1 && digits + points + fill == mantissa.utf8.count
  }

  /// Digits and sixtieths: `12:30`, `1:30:15.5`.
  private static func isSexagesimal(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, !first.isEmpty,
      first.utf8.allSatisfy(isDigit)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      let whole = part.prefix { $0 != "." }
      return (1...2).contains(whole.utf8.count) && whole.utf8.allSatisfy(isDigit)
        && part.dropFirst(whole.count).dropFirst().utf8.allSatisfy(isDigit)
    }
  }

  /// A date, `2001-12-14`, alone or before a time.
  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(10))
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
      return false
    }
    let digits = bytes[..<4] + bytes[5..<7] + bytes[8...]
    guard digits.allSatisfy(isDigit) else { return false }
    let rest = text.dropFirst(10)
    return rest.isEmpty || (rest.first == "t" || rest.first == " ") && rest.contains(":")
  }
}
