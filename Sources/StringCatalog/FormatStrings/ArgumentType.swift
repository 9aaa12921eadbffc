/// What the formatter takes from its arguments for one specifier.
///
/// Source: Apple, "String Format Specifiers"; IEEE Std 1003.1, `fprintf`.
public enum ArgumentType: Sendable, Hashable {
  /// An object (`%@`).
  case object
  /// A signed integer (`%d`, `%i`, `%D`).
  case signedInteger(IntegerSize)
  /// An unsigned integer (`%u`, `%x`, `%o` and their upper-case forms).
  case unsignedInteger(IntegerSize)
  /// A `double` (`%f`, `%e`, `%g`, `%a` and their upper-case forms).
  case floatingPoint
  /// A `long double` (`%Lf`).
  case longDouble
  /// An 8-bit character (`%c`).
  case character
  /// A UTF-16 code unit (`%C`, `%lc`).
  case utf16CodeUnit
  /// A pointer to a null-terminated string of 8-bit characters (`%s`).
  case cString
  /// A pointer to a null-terminated string of UTF-16 code units (`%S`, `%ls`).
  case utf16String
  /// A pointer that is printed, not followed (`%p`).
  case pointer
  /// A pointer through which the formatter stores a count (`%n`).
  case count

  /// Derives what a conversion takes with a length modifier.
  public init(conversion: FormatConversion, lengthModifier: LengthModifier?) {
    switch conversion {
    case .object: self = .object
    case .decimal, .uppercaseDecimal, .integer:
      self = .signedInteger(IntegerSize(lengthModifier))
    case .unsignedDecimal, .uppercaseUnsignedDecimal, .hexadecimal, .uppercaseHexadecimal,
      .octal, .uppercaseOctal:
      self = .unsignedInteger(IntegerSize(lengthModifier))
    case .fixedPoint, .uppercaseFixedPoint, .scientific, .uppercaseScientific, .general,
      .uppercaseGeneral, .hexadecimalFloat, .uppercaseHexadecimalFloat:
      self = lengthModifier == .longDouble ? .longDouble : .floatingPoint
    case .character: self = lengthModifier == .long ? .utf16CodeUnit : .character
    case .utf16CodeUnit: self = .utf16CodeUnit
    case .cString: self = lengthModifier == .long ? .utf16String : .cString
    case .utf16String: self = .utf16String
    case .pointer: self = .pointer
    case .count: self = .count
    }
  }

  /// The size of an integer argument.
  public enum IntegerSize: Sendable, Hashable, CaseIterable {
    /// `char`, promoted to `int` when it is passed.
    case char
    /// `short`, promoted to `int` when it is passed.
    case short
    /// `int`.
    case int
    /// `long`, `long long`, `size_t`, `ptrdiff_t` or `intmax_t`: all alike on 64-bit platforms.
    case long

    init(_ modifier: LengthModifier?) {
      switch modifier {
      case nil: self = .int
      case .char: self = .char
      case .short: self = .short
      case .long, .longLong, .quad, .longDouble, .size, .pointerDifference, .maximum: self = .long
      }
    }
  }
}
