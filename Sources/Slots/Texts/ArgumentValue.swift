import Foundation
import PluralRules
import StringCatalog

/// What stands in an argument of a text.
enum ArgumentValue: Sendable, Hashable {
  /// A whole number.
  case integer(Int)
  /// A number as its digits are written, such as `1.50`.
  case decimal(String)
  /// A text.
  case text(String)

  /// A sample as a specifier takes it: a number where the specifier does and the sample is one.
  init(sample: String, for specifier: FormatSpecifier?) {
    switch specifier?.argumentType?.family {
    case .integer, .floatingPoint, .longDouble:
      if let integer = Int(sample) {
        self = .integer(integer)
      } else if Self.isDecimal(sample) {
        self = .decimal(sample)
      } else {
        self = .text(sample)
      }
    default: self = .text(sample)
    }
  }

  private static func isDecimal(_ sample: String) -> Bool {
    sample.utf8.count < 40 && Double(sample)?.isFinite == true
      && sample.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
  }

  /// The number as plural rules see it, with the digits that a specifier shows; nil for a text.
  func operands(shownBy specifier: FormatSpecifier?) -> PluralOperands? {
    guard let digits = specifier?.fractionDigits else {
      return switch self {
      case .integer(let number): PluralOperands(number)
      case .decimal(let digits): PluralOperands(decimal: digits)
      case .text: nil
      }
    }
    guard let number = double else { return nil }
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
    return PluralOperands(
      decimal: style.grouping(.never).precision(.fractionLength(digits)).format(number))
  }

  /// The number.
  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .decimal(let digits): Double(digits)
    case .text: nil
    }
  }
}

extension FormatSpecifier {
  /// The most digits that a precision may ask for.
  private static let maximumDigits = 300

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

  /// The width where it stands in the text, bounded.
  var fixedWidth: Int? {
    guard case .number(let width) = width, width > 0 else { return nil }
    return min(width, Self.maximumDigits)
  }

  /// Whether it takes a number.
  var takesNumber: Bool {
    switch argumentType?.family {
    case .integer, .floatingPoint, .longDouble: true
    default: false
    }
  }
}
