#if !canImport(Darwin)
  import Foundation

  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the scale is left out: "90°" instead of "90°F".
    public var hidesScaleName: Bool {
      get { isScaleNameHidden }
      set { isScaleNameHidden = newValue }
    }

    /// Creates a style for temperatures.
    ///
    /// - Parameters:
    ///   - width: How verbose the unit is.
    ///   - locale: The locale whose words and digits are used.
    ///   - usage: What the temperature is of.
    ///   - hidesScaleName: Whether the scale is left out.
    ///   - numberFormatStyle: How the number is written.
    public init(
      width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      isScaleNameHidden = hidesScaleName
    }
  }
#endif
