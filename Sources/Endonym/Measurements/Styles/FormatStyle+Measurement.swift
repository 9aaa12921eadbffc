#if !canImport(Darwin)
  import Foundation

  extension Foundation.FormatStyle {
    /// A style for measurements, in the current locale.
    ///
    /// - Parameters:
    ///   - width: How verbose the unit is.
    ///   - usage: What the measurement is for.
    ///   - numberFormatStyle: How the number is written.
    /// - Returns: The style.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures, in the current locale.
    ///
    /// - Parameters:
    ///   - width: How verbose the unit is.
    ///   - usage: What the temperature is of.
    ///   - hidesScaleName: Whether the scale is left out.
    ///   - numberFormatStyle: How the number is written.
    /// - Returns: The style.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
      hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      Self(
        width: width, usage: usage, hidesScaleName: hidesScaleName,
        numberFormatStyle: numberFormatStyle)
    }
  }
#endif
