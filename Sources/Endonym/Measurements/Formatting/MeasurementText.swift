#if !canImport(Darwin)
  import Foundation

  /// The texts of measurements, by formats that each thread prepares once.
  enum MeasurementText {
    /// The text of a value in a unit.
    static func string(
      _ value: Double, _ unit: Dimension, _ parameters: MeasurementParameters
    ) -> String {
      let formats = ThreadFormats.current
      return formats.format(for: unit, parameters).string(value, unit, formats.scratch)
    }

    /// The text of a value in a unit, in runs.
    static func attributedString(
      _ value: Double, _ unit: Dimension, _ parameters: MeasurementParameters
    ) -> AttributedString {
      let formats = ThreadFormats.current
      return formats.format(for: unit, parameters).attributedString(value, unit, formats.scratch)
    }
  }
#endif
