#if !canImport(Darwin)
  import Foundation

  /// A unit that CLDR has words for, to which another of its dimension converts.
  struct KnownUnit {
    let unit: CLDRUnit
    private let converter: UnitConverter

    /// The unit to convert another to; nil for a custom dimension, and where regions prefer none of
    /// the dimension.
    init?(insteadOf unit: Dimension) {
      guard let fallback = FoundationUnits.fallbackUnit(for: unit), let known = fallback.cldrUnit
      else { return nil }
      self.unit = known
      converter = fallback.dimension.converter
    }

    /// What a value in the other unit is in this one; nil where it is beyond numbers.
    func value(_ value: Double, of other: Dimension) -> Double? {
      let converted = converter.value(
        fromBaseUnitValue: other.converter.baseUnitValue(fromValue: value))
      return converted.isFinite || !value.isFinite ? converted : nil
    }
  }
#endif
