#if !canImport(Darwin)
  import Foundation
  import PluralRules
  import StringCatalog

  /// An argument of a catalog's text.
  public enum CatalogArgument: Sendable, Hashable {
    /// A whole number, by which a plural can be chosen.
    case integer(Int)
    /// A number with a fraction, by which a plural can be chosen.
    case number(Double)
    /// A text.
    case text(String)
    /// A text that keeps its attributes, such as those of a figure.
    case attributed(AttributedString)

    /// The number as plural rules see it, with the digits that a specifier shows; nil where it is
    /// none.
    func operands(shownBy specifier: FormatSpecifier?) -> PluralOperands? {
      // "1.0 kilometers", but "1 kilometer": the digits decide, not the number.
      let digits = specifier?.fractionDigits
      return switch (self, digits) {
      case (.integer(let number), nil): PluralOperands(number)
      case (.number(let number), nil): PluralOperands(number)
      case (.integer(let number), let digits?): fraction(Double(number), digits)
      case (.number(let number), let digits?): fraction(number, digits)
      case (.text, _), (.attributed, _): nil
      }
    }

    private func fraction(_ number: Double, _ digits: Int) -> PluralOperands? {
      let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
      return PluralOperands(
        decimal: style.grouping(.never).precision(.fractionLength(digits)).format(number))
    }
  }

  extension CatalogArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral
  {
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// Creates a number with a fraction.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// Creates a text.
    public init(stringLiteral value: String) { self = .text(value) }
  }
#endif
