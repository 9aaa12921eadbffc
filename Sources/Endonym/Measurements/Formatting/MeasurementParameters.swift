#if !canImport(Darwin)
  import Foundation

  /// What a style says about the text of a measurement, whatever the dimension of its unit.
  ///
  /// It lies in memory as a style does, whose bytes it may be compared with.
  struct MeasurementParameters: Sendable {
    var width: MeasurementUnitWidth
    var locale: Locale
    var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// CLDR's name of the usage, or `asProvided`.
    var usage: String?
    var isScaleNameHidden: Bool

    init(
      width: MeasurementUnitWidth, locale: Locale, usage: String?, isScaleNameHidden: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>?
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
      self.usage = usage
      self.isScaleNameHidden = isScaleNameHidden
    }
  }
#endif
