#if !canImport(Darwin)
  extension MeasurementFormatter {
    /// How the unit is chosen in which a measurement is told.
    ///
    /// Without any, it is the one that the locale's region prefers.
    public struct UnitOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The unit in which the measurement is provided, whatever the region prefers.
      public static let providedUnit = UnitOptions(rawValue: 1 << 0)
      /// A unit of the region's that suits the size: 12,000 meters are 12 kilometers.
      ///
      /// CLDR's preferences choose by size anyway, so that it is what no option is.
      public static let naturalScale = UnitOptions(rawValue: 1 << 1)
      /// A temperature's scale is left out, as in "90°".
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }
  }
#endif
