#if !canImport(Darwin)
  import Foundation

  /// What a measurement is for, by which a region prefers one unit or another.
  ///
  /// It is encoded as Apple's is: by CLDR's name of the usage. A decoded usage that isn't among the
  /// constants, as one that a unit's dimension doesn't have, keeps the unit as provided.
  ///
  /// Source: Apple's documentation of `MeasurementFormatUnitUsage`; UTS #35 Part 6, chapter "Unit
  /// Preferences".
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name of the usage, or `asProvided`.
    let usage: String

    /// No usage in particular.
    public static var general: Self { Self(usage: "default") }
    /// The unit in which the measurement is provided.
    public static var asProvided: Self { Self(usage: "asProvided") }
  }
#endif
