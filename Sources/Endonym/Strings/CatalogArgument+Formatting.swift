#if !canImport(Darwin)
  import Foundation
  import StringCatalog

  extension CatalogArgument {
    /// The argument as its placeholder shows it, with the locale's digits, separators and groups.
    func formatted(_ specifier: FormatSpecifier?, in locale: Locale) -> AttributedString {
      switch self {
      case .attributed(let text): text
      case .text(let text): AttributedString(text)
      case .integer(let number): AttributedString(integer(number, specifier, in: locale))
      case .number(let number): AttributedString(decimal(number, specifier, in: locale))
      }
    }

    private func integer(
      _ number: Int, _ specifier: FormatSpecifier?, in locale: Locale
    ) -> String {
      switch specifier?.conversion {
      case .hexadecimal, .uppercaseHexadecimal:
        return String(
          UInt(bitPattern: number), radix: 16,
          uppercase: specifier?.conversion == .uppercaseHexadecimal)
      case .octal, .uppercaseOctal:
        return String(UInt(bitPattern: number), radix: 8)
      case .fixedPoint, .uppercaseFixedPoint:
        return decimal(Double(number), specifier, in: locale)
      default:
        var style = IntegerFormatStyle<Int>(locale: locale)
        if let specifier {
          if specifier.flags.contains(.signed) { style = style.sign(strategy: .always()) }
          if specifier.flags.contains(.zeroPadded), let width = specifier.fixedWidth {
            style = style.grouping(.never).precision(.integerLength(width...))
          }
        }
        return style.format(number)
      }
    }

    private func decimal(
      _ number: Double, _ specifier: FormatSpecifier?, in locale: Locale
    ) -> String {
      var style = FloatingPointFormatStyle<Double>(locale: locale)
      if let specifier {
        if specifier.flags.contains(.signed) { style = style.sign(strategy: .always()) }
        if let digits = specifier.fractionDigits {
          style = style.precision(.fractionLength(digits))
        }
      }
      return style.format(number)
    }
  }

  extension FormatSpecifier {
    /// The most digits that a width or a precision may ask for: what Foundation's styles can show.
    private static let maximumDigits = 300

    /// The width where it stands in the text, bounded.
    fileprivate var fixedWidth: Int? {
      guard case .number(let width) = width, width > 0 else { return nil }
      return min(width, Self.maximumDigits)
    }

    /// The digits after the decimal separator; six where the specifier names none (IEEE Std 1003.1,
    /// `fprintf`).
    var fractionDigits: Int? {
      switch conversion {
      case .fixedPoint, .uppercaseFixedPoint:
        guard case .number(let digits) = precision else { return 6 }
        return min(max(digits, 0), Self.maximumDigits)
      default: return nil
      }
    }
  }
#endif
