#if !canImport(Darwin)
  import Foundation
  import PluralRules
  import StringCatalog

  /// What stands for a placeholder of a localized text.
  enum LocalizationArgument: Sendable, Hashable {
    /// A number, by which a plural can be chosen.
    case number(LocalizationNumber)
    /// A text.
    case text(String)
    /// A text with attributes.
    case attributed(AttributedString)
    /// A text that is looked up on its own.
    indirect case resource(LocalizedStringResource)
    /// A value with a format style, which becomes text when the locale is known.
    case styled(StyledArgument)
    /// A place that an argument is put into later.
    case placeholder(String.LocalizationValue.Placeholder)

    init(_ argument: CatalogArgument) {
      switch argument {
      case .integer(let number): self = .number(.signed(Int64(number)))
      case .number(let number): self = .number(.floatingPoint(number))
      case .text(let text): self = .text(text)
      case .attributed(let text): self = .attributed(text)
      }
    }

    /// Whether a plural can be chosen by it.
    var isNumber: Bool {
      if case .number = self { true } else { false }
    }
  }

  extension LocalizationNumber {
    /// The number as plural rules see it, with the digits that a form shows; nil where it is no
    /// finite number.
    func operands(shownAs form: ArgumentForm?) -> PluralOperands? {
      // "1.0 kilometers", but "1 kilometer": the digits decide, not the number.
      guard let digits = form?.fractionDigits else {
        switch self {
        case .signed(let number): return PluralOperands(number)
        case .unsigned(let number): return PluralOperands(number)
        case .floatingPoint(let number): return PluralOperands(number)
        }
      }
      let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US_POSIX"))
      return PluralOperands(
        decimal: style.grouping(.never).precision(.fractionLength(digits)).format(double))
    }

    /// The number as a floating-point one.
    var double: Double {
      switch self {
      case .signed(let number): Double(number)
      case .unsigned(let number): Double(number)
      case .floatingPoint(let number): number
      }
    }
  }
#endif
