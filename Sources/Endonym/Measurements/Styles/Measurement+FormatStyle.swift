#if !canImport(Darwin)
  import Foundation

  extension Measurement where UnitType: Dimension {
    /// A style that writes a measurement in the words, digits and units of a locale.
    ///
    /// A unit that CLDR has no words for is converted to one that the region prefers, unless the
    /// usage is `asProvided` or the region prefers none; what is left is written as the number and
    /// the unit's own symbol. It is encoded as Apple's is.
    ///
    /// Source: Apple's documentation of `Measurement.FormatStyle`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How verbose the unit is.
      public var width: UnitWidth
      /// The locale whose words and digits are used, and whose region prefers units.
      public var locale: Locale
      /// How the number is written; with none, as the locale and the usage have it.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// What the measurement is for, by which the locale's region prefers one unit or another.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// Whether a temperature's scale is left out.
      var isScaleNameHidden = false

      enum CodingKeys: String, CodingKey {
        case width
        case locale
        case numberFormatStyle
        case usage
        case isScaleNameHidden = "_hidesScaleName"
      }

      /// Creates a style.
      ///
      /// - Parameters:
      ///   - width: How verbose the unit is.
      ///   - locale: The locale whose words and digits are used.
      ///   - usage: What the measurement is for.
      ///   - numberFormatStyle: How the number is written.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
      }

      /// The text of a measurement.
      public func format(_ value: Measurement<UnitType>) -> String {
        withUnsafeBytes(of: self) {
          MeasurementText.string(value.value, value.unit, $0, { locale }, { parameters })
        }
      }

      /// The style with another locale.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }

      /// The style whose text tells the value's part from the unit's.
      public var attributed: Measurement<UnitType>.AttributedStyle {
        AttributedStyle(innerStyle: self)
      }

      var parameters: MeasurementParameters {
        MeasurementParameters(
          width: width.option, locale: locale, usage: usage?.usage,
          isScaleNameHidden: isScaleNameHidden, numberFormatStyle: numberFormatStyle)
      }
    }
  }
#endif
