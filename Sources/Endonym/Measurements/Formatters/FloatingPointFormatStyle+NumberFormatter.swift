#if !canImport(Darwin)
  import Foundation

  extension FloatingPointFormatStyle<Double> {
    /// The style that shows the digits that a formatter shows, if not in its symbols.
    init(_ formatter: NumberFormatter, locale: Locale) {
      self = FloatingPointFormatStyle(locale: locale)
        .precision(Self.precision(formatter))
        .grouping(formatter.usesGroupingSeparator ? .automatic : .never)
        .rounded(
          rule: Self.roundingRule(formatter.roundingMode),
          increment: formatter.roundingIncrement.doubleValue)
      if let multiplier = formatter.multiplier { self = scale(multiplier.doubleValue) }
    }

    private static func precision(
      _ formatter: NumberFormatter
    ) -> NumberFormatStyleConfiguration.Precision {
      if formatter.usesSignificantDigits {
        let least = min(max(1, formatter.minimumSignificantDigits), mostDigits)
        let most = min(max(least, formatter.maximumSignificantDigits), mostDigits)
        return .significantDigits(least...most)
      }
      let integer = min(max(0, formatter.minimumIntegerDigits), mostDigits)
      let least = min(max(0, formatter.minimumFractionDigits), mostDigits)
      let most = min(max(least, formatter.maximumFractionDigits), mostDigits)
      return .integerAndFractionLength(integerLimits: integer..., fractionLimits: least...most)
    }

    /// As many digits as a number of type `Double` can have before or behind the point.
    private static var mostDigits: Int { 340 }

    private static func roundingRule(
      _ mode: NumberFormatter.RoundingMode
    ) -> FloatingPointRoundingRule {
      switch mode {
      case .ceiling: .up
      case .floor: .down
      case .down: .towardZero
      case .up: .awayFromZero
      case .halfUp: .toNearestOrAwayFromZero
      case .halfEven, .halfDown: .toNearestOrEven
      @unknown default: .toNearestOrEven
      }
    }
  }
#endif
