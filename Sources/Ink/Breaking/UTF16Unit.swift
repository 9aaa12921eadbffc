/// What line breaking asks of single UTF-16 code units; all the characters in question have one.
enum UTF16Unit {
  /// The soft hyphen, which shows only where a line ends after it (UAX 14, class BA).
  static let softHyphen: UInt16 = 0x00AD

  /// Whether a line ends after the unit in any case (UAX 14, classes BK, CR, LF, NL).
  static func endsLine(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the unit hangs out at the end of a line without taking part of its width: white space
  /// that a line may end after (Unicode, `White_Space`, without the no-break spaces).
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// The UTF-8 code units that a text in UTF-16 takes.
  static func utf8Count(of units: ArraySlice<UInt16>) -> Int {
    units.reduce(0) { count, unit in
      switch unit {
      case ..<0x80: count + 1
      case ..<0x800: count + 2
      // A surrogate is half of a character of four bytes.
      case 0xD800...0xDFFF: count + 2
      default: count + 3
      }
    }
  }
}
