#if !canImport(Darwin)
  /// One of the units that a region prefers for a usage.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Preferences".
  struct UnitPreference: Sendable, Equatable {
    /// The identifier of the unit, which may be mixed, as `foot-and-inch`.
    var identifier: String
    /// The least amount, in the largest of the units, from which the preference holds.
    var threshold = 1.0
    /// How the amount is rounded, as a number skeleton; nil where nothing is asked for.
    var skeleton: String?
  }
#endif
