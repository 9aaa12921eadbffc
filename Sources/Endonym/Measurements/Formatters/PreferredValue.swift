#if !canImport(Darwin)
  import Foundation

  /// The number that a style shows of a measurement, in the unit that it shows.
  enum PreferredValue {
    /// The number, or nil if the unit is several, or can't be told.
    static func value(
      _ value: Double, in unit: Dimension, _ parameters: MeasurementParameters
    ) -> Double? {
      guard let usage = parameters.usage, usage != MeasurementUsage.asProvided else { return value }
      if let named = FoundationUnits.cldrUnit(for: unit) {
        return preferred(value, in: named, usage: usage, parameters.locale)
      }
      guard let known = KnownUnit(insteadOf: unit) else { return value }
      return known.value(value, of: unit).flatMap {
        preferred($0, in: known.unit, usage: usage, parameters.locale)
      }
    }

    private static func preferred(
      _ value: Double, in unit: CLDRUnit, usage: String, _ locale: Locale
    ) -> Double? {
      guard MeasurementUsage.isDeclared(usage, for: unit) else { return value }
      let preferred = UnitPreferences.preferred(value, in: unit, usage: usage, locale: locale)
      guard let preferred else { return value }
      return preferred.parts.count == 1 ? preferred.parts[0].value : nil
    }
  }
#endif
