/// The conversion of a format specifier: how an argument becomes text.
///
/// Source: Apple, "String Format Specifiers", table 1.
public enum FormatConversion: Character, Sendable, Hashable, CaseIterable {
  /// `%@`: an object's description.
  case object = "@"
  /// `%d`: a signed decimal number.
  case decimal = "d"
  /// `%D`: a signed decimal number.
  case uppercaseDecimal = "D"
  /// `%i`: a signed decimal number.
  case integer = "i"
  /// `%u`: an unsigned decimal number.
  case unsignedDecimal = "u"
  /// `%U`: an unsigned decimal number.
  case uppercaseUnsignedDecimal = "U"
  /// `%x`: an unsigned hexadecimal number.
  case hexadecimal = "x"
  /// `%X`: an unsigned hexadecimal number in upper case.
  case uppercaseHexadecimal = "X"
  /// `%o`: an unsigned octal number.
  case octal = "o"
  /// `%O`: an unsigned octal number.
  case uppercaseOctal = "O"
  /// `%f`: a floating-point number with a fixed count of decimals.
  case fixedPoint = "f"
  /// `%F`: a floating-point number with a fixed count of decimals.
  case uppercaseFixedPoint = "F"
  /// `%e`: a floating-point number in scientific notation.
  case scientific = "e"
  /// `%E`: a floating-point number in scientific notation, in upper case.
  case uppercaseScientific = "E"
  /// `%g`: a floating-point number in the shorter of both notations.
  case general = "g"
  /// `%G`: a floating-point number in the shorter of both notations, in upper case.
  case uppercaseGeneral = "G"
  /// `%a`: a floating-point number in hexadecimal.
  case hexadecimalFloat = "a"
  /// `%A`: a floating-point number in hexadecimal, in upper case.
  case uppercaseHexadecimalFloat = "A"
  /// `%c`: an 8-bit character.
  case character = "c"
  /// `%C`: a UTF-16 code unit.
  case utf16CodeUnit = "C"
  /// `%s`: a null-terminated string of 8-bit characters.
  case cString = "s"
  /// `%S`: a null-terminated string of UTF-16 code units.
  case utf16String = "S"
  /// `%p`: a pointer.
  case pointer = "p"
  /// `%n`: the count of characters so far, stored through a pointer (IEEE Std 1003.1).
  case count = "n"

  init?(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "d"): self = .decimal
    case UInt8(ascii: "D"): self = .uppercaseDecimal
    case UInt8(ascii: "i"): self = .integer
    case UInt8(ascii: "u"): self = .unsignedDecimal
    case UInt8(ascii: "U"): self = .uppercaseUnsignedDecimal
    case UInt8(ascii: "x"): self = .hexadecimal
    case UInt8(ascii: "X"): self = .uppercaseHexadecimal
    case UInt8(ascii: "o"): self = .octal
    case UInt8(ascii: "O"): self = .uppercaseOctal
    case UInt8(ascii: "f"): self = .fixedPoint
    case UInt8(ascii: "F"): self = .uppercaseFixedPoint
    case UInt8(ascii: "e"): self = .scientific
    case UInt8(ascii: "E"): self = .uppercaseScientific
    case UInt8(ascii: "g"): self = .general
    case UInt8(ascii: "G"): self = .uppercaseGeneral
    case UInt8(ascii: "a"): self = .hexadecimalFloat
    case UInt8(ascii: "A"): self = .uppercaseHexadecimalFloat
    case UInt8(ascii: "c"): self = .character
    case UInt8(ascii: "C"): self = .utf16CodeUnit
    case UInt8(ascii: "s"): self = .cString
    case UInt8(ascii: "S"): self = .utf16String
    case UInt8(ascii: "p"): self = .pointer
    case UInt8(ascii: "n"): self = .count
    default: return nil
    }
  }
}
