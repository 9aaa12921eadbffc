#if !canImport(Darwin)
  import Foundation

  /// The units that Foundation defines, and what CLDR calls them.
  ///
  /// Source: Foundation's `Dimension` subclasses; CLDR 46, `common/validity/unit.xml`.
  enum FoundationUnits {
    /// All of Foundation's units, the dimensions that are asked for most first.
    static let dimensions: [DimensionUnits] = [
      length, mass, temperature, duration, speed, energy, volume, area, informationStorage,
      pressure, power, angle, frequency, acceleration, fuelEfficiency, electricCurrent,
      electricPotentialDifference, electricResistance, electricCharge, concentrationMass,
      dispersion, illuminance,
    ]

    /// CLDR's unit for a unit, or nil if it has none of its own.
    ///
    /// A unit is Foundation's if its type, its symbol and its converter are. So neither a subclass
    /// nor a unit that only borrows a symbol is mistaken for it, and the two units that share the
    /// symbol mpg are told apart. A unit whose name CLDR can only compose has none.
    static func cldrUnit(for unit: Dimension) -> CLDRUnit? {
      index.position(of: unit).flatMap { cldrUnits[$0] }
    }

    /// Foundation's own unit that a unit is, or nil if it is a custom one.
    static func foundationUnit(for unit: Dimension) -> FoundationUnit? {
      index.position(of: unit).map { all[$0] }
    }

    /// The unit to convert to where CLDR has no name for a unit, or nil if there is none.
    ///
    /// It is the base unit of the dimension, and for pressure, whose base unit CLDR can only
    /// compose, the hectopascal; CLDR's unit preferences lead from it to the one that suits region
    /// and size. A dimension without preferences has none, and its units stay as they are: a
    /// gibibyte is no 1,073,741,824 bytes, and a picosecond no 0 seconds. Custom dimensions have
    /// none.
    static func fallbackUnit(for unit: Dimension) -> FoundationUnit? {
      index.dimension(of: unit).flatMap { dimensions[$0].fallback }
    }

    private static let all = dimensions.flatMap(\.units)
    private static let cldrUnits = all.map(\.cldrUnit)
    private static let index = FoundationUnitIndex(dimensions)
  }
#endif
