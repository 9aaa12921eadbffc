#if !canImport(Darwin)
  import Foundation

  /// The units that Foundation has for a dimension, with CLDR's names of them.
  struct DimensionUnits: Sendable {
    /// The units' type, by identity.
    let type: ObjectIdentifier
    /// The units, in the order of Foundation's documentation.
    let units: [FoundationUnit]
    /// The unit to convert to if CLDR has no name for a unit; nil where regions prefer none.
    let fallback: FoundationUnit?

    /// Takes units from Foundation, whose symbols and converters they keep.
    init<UnitType: Dimension>(
      _ type: UnitType.Type, category: String, fallback: UnitType?,
      _ units: [(unit: UnitType, name: CLDRUnitName)]
    ) {
      self.type = ObjectIdentifier(type)
      self.units = units.map { FoundationUnit($0.unit, name: $0.name, category: category) }
      self.fallback = zip(units, self.units).first { $0.0.unit == fallback }?.1
    }
  }
#endif
