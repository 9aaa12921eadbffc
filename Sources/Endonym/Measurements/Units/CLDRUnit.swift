#if !canImport(Darwin)
  /// A unit of measurement as CLDR names it.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Identifiers".
  struct CLDRUnit: Hashable, Sendable {
    /// The unit's category, as in `length`; empty for a unit whose name ICU composes.
    let category: String
    /// The unit's identifier within all categories, as in `meter-per-second`.
    let identifier: String

    /// The stem by which ICU's number skeletons name the unit.
    var skeletonStem: String {
      category.isEmpty ? "unit/\(identifier)" : "measure-unit/\(category)-\(identifier)"
    }
  }
#endif
