#if !canImport(Darwin)
  import Foundation

  extension Measurement.FormatStyle where UnitType: Dimension {
    /// How verbose a unit is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let option: MeasurementUnitWidth

      /// The unit's full name, as in "5 kilometers".
      public static var wide: Self { Self(option: .wide) }
      /// The unit's abbreviation, as in "5 km".
      public static var abbreviated: Self { Self(option: .abbreviated) }
      /// The shortest form, often without a space, as in "5km".
      public static var narrow: Self { Self(option: .narrow) }
    }
  }
#endif
