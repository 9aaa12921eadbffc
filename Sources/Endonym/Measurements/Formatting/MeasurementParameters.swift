#if !canImport(Darwin)
  import Foundation

  /// What a style says about the text of a measurement, whatever the dimension of its unit.
  struct MeasurementParameters: Sendable {
    var width: MeasurementUnitWidth
    var locale: Locale
    /// CLDR's name of the usage, or `asProvided`.
    var usage: String?
    var isScaleNameHidden: Bool
    var numberFormatStyle: FloatingPointFormatStyle<Double>?
  }
#endif
