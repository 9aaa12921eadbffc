#if !canImport(Darwin)
  import StringCatalog

  /// How a placeholder writes its argument.
  struct ArgumentForm: Sendable, Hashable {
    /// What a number becomes.
    enum Notation: Sendable, Hashable {
      /// `%@`: whatever suits the argument.
      case any
      /// `%lld`, `%u`: a whole number.
      case decimal
      /// `%x`, `%X`: hexadecimal digits, in upper case or not.
      case hexadecimal(isUppercase: Bool)
      /// `%o`: octal digits.
      case octal
      /// `%f`: a fixed count of decimals.
      case fixedPoint
      /// `%e`: a mantissa and an exponent.
      case scientific
      /// `%g`: six significant digits at most.
      case general
    }

    /// What a number becomes.
    var notation: Notation
    /// The precision, where one is given.
    var precision: Int?
    /// The least width, 0 where none is given.
    var width = 0
    /// The flags.
    var flags: FormatFlags = []

    /// The most digits or columns that a width or a precision may ask for: what Foundation's styles
    /// can show.
    private static let maximumDigits = 300

    /// Whatever suits the argument, as `%@` writes it.
    static let any = ArgumentForm(notation: .any)

    private init(notation: Notation) { self.notation = notation }

    /// Takes over a specifier; nil where nothing safe can be written for it.
    ///
    /// C strings, characters, pointers and `%n` would read or write memory, hexadecimal
    /// floating-point numbers are for machines, and `*` would take a width from the arguments.
    init?(_ specifier: FormatSpecifier) {
      switch specifier.conversion {
      case .object: notation = .any
      case .decimal, .uppercaseDecimal, .integer, .unsignedDecimal, .uppercaseUnsignedDecimal:
        notation = .decimal
      case .hexadecimal: notation = .hexadecimal(isUppercase: false)
      case .uppercaseHexadecimal: notation = .hexadecimal(isUppercase: true)
      case .octal, .uppercaseOctal: notation = .octal
      case .fixedPoint, .uppercaseFixedPoint: notation = .fixedPoint
      case .scientific, .uppercaseScientific: notation = .scientific
      case .general, .uppercaseGeneral: notation = .general
      case .hexadecimalFloat, .uppercaseHexadecimalFloat, .character, .utf16CodeUnit, .cString,
        .utf16String, .pointer, .count, nil:
        return nil
      }
      switch specifier.width {
      case .argument: return nil
      case .number(let number): width = min(max(number, 0), Self.maximumDigits)
      case nil: break
      }
      switch specifier.precision {
      case .argument: return nil
      case .number(let number): precision = min(max(number, 0), Self.maximumDigits)
      case nil: break
      }
      flags = specifier.flags
    }

    /// The digits after the decimal separator; six where the specifier names none (IEEE Std 1003.1,
    /// `fprintf`); nil for other notations than a fixed count.
    var fractionDigits: Int? { notation == .fixedPoint ? precision ?? 6 : nil }

    /// Whether a whole number is written with nothing but the locale's digits and groups.
    var isPlain: Bool {
      guard width == 0, precision == nil, flags.isEmpty else { return false }
      return notation == .decimal || notation == .any
    }
  }
#endif
