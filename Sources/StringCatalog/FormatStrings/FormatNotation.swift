/// How a number looks once it is formatted, whatever its size.
enum FormatNotation: Hashable {
  case decimal, hexadecimal, octal, fixedPoint, scientific, general, character, other

  init(_ conversion: FormatConversion) {
    switch conversion {
    case .decimal, .uppercaseDecimal, .integer, .unsignedDecimal, .uppercaseUnsignedDecimal:
      self = .decimal
    case .hexadecimal, .uppercaseHexadecimal, .hexadecimalFloat, .uppercaseHexadecimalFloat:
      self = .hexadecimal
    case .octal, .uppercaseOctal: self = .octal
    case .fixedPoint, .uppercaseFixedPoint: self = .fixedPoint
    case .scientific, .uppercaseScientific: self = .scientific
    case .general, .uppercaseGeneral: self = .general
    case .character, .utf16CodeUnit: self = .character
    case .object, .cString, .utf16String, .pointer, .count: self = .other
    }
  }
}
