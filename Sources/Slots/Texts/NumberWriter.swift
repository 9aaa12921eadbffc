import Foundation
import StringCatalog

/// Writes numbers as a language does: its digits, separators and groups.
struct NumberWriter: Sendable {
  private let locale: Locale

  init(language: String) {
    locale = Locale(identifier: language)
  }

  /// The value as a specifier shows it; without one as the language writes it.
  func text(_ value: ArgumentValue, _ specifier: FormatSpecifier? = nil) -> String {
    switch value {
    case .text(let text): text
    case .integer(let number): integer(number, specifier)
    case .decimal(let digits): decimal(Double(digits) ?? 0, digits, specifier)
    }
  }

  private func integer(_ number: Int, _ specifier: FormatSpecifier?) -> String {
    switch specifier?.conversion {
    case .hexadecimal, .uppercaseHexadecimal:
      return String(
        UInt(bitPattern: number), radix: 16,
        uppercase: specifier?.conversion == .uppercaseHexadecimal)
    case .octal, .uppercaseOctal: return String(UInt(bitPattern: number), radix: 8)
    case .fixedPoint, .uppercaseFixedPoint:
      return decimal(Double(number), String(number), specifier)
    default: break
    }
    var style = IntegerFormatStyle<Int>(locale: locale)
    if let specifier {
      if specifier.flags.contains(.signed) { style = style.sign(strategy: .always()) }
      if specifier.flags.contains(.zeroPadded), let width = specifier.fixedWidth {
        style = style.grouping(.never).precision(.integerLength(width...))
      }
    }
    return style.format(number)
  }

  private func decimal(
    _ number: Double, _ digits: String, _ specifier: FormatSpecifier?
  ) -> String {
    let written = digits.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = specifier?.fractionDigits ?? (written.count > 1 ? written[1].count : 0)
    var style = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(fraction))
    if specifier?.flags.contains(.signed) == true { style = style.sign(strategy: .always()) }
    return style.format(number)
  }
}
