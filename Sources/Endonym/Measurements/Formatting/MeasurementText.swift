#if !canImport(Darwin)
  import Foundation

  /// The texts of measurements, by formats that each thread prepares once.
  enum MeasurementText {
    /// The text of a value in a unit.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - unit: Its unit.
    ///   - bytes: The style as it lies in memory, while it is used.
    ///   - locale: The style's locale, asked for only where it can have changed: threads that share
    ///     a style then don't count references to its locale at once.
    ///   - parameters: What the style says, for formats that are new.
    /// - Returns: The text.
    static func string(
      _ value: Double, _ unit: Dimension, _ bytes: UnsafeRawBufferPointer,
      _ locale: () -> Locale, _ parameters: () -> MeasurementParameters
    ) -> String {
      let formats = ThreadFormats.current
      let format = formats.format(for: unit, bytes, locale, parameters)
      return format.string(value, unit, formats.scratch)
    }

    /// The text of a value in a unit, in runs.
    static func attributedString(
      _ value: Double, _ unit: Dimension, _ bytes: UnsafeRawBufferPointer,
      _ locale: () -> Locale, _ parameters: () -> MeasurementParameters
    ) -> AttributedString {
      let formats = ThreadFormats.current
      let format = formats.format(for: unit, bytes, locale, parameters)
      return formats.attributedString(value, unit, format)
    }

    /// The text of a value in a unit, by parameters without a style.
    static func string(
      _ value: Double, _ unit: Dimension, _ parameters: MeasurementParameters
    ) -> String {
      withUnsafeBytes(of: parameters) {
        string(value, unit, $0, { parameters.locale }, { parameters })
      }
    }

    /// The text of a value in a unit, in runs, by parameters without a style.
    static func attributedString(
      _ value: Double, _ unit: Dimension, _ parameters: MeasurementParameters
    ) -> AttributedString {
      withUnsafeBytes(of: parameters) {
        attributedString(value, unit, $0, { parameters.locale }, { parameters })
      }
    }
  }
#endif
