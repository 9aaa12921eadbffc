#if !canImport(Darwin)
  /// How CLDR names a unit, if it does.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Identifiers".
  enum CLDRUnitName: Hashable, Sendable {
    /// CLDR has the unit's own names in its languages.
    case named(String)
    /// CLDR can only put the unit's name together from a prefix, a power or other units.
    ///
    /// Languages whose names are composed get mixtures such as 2M米, so that such a unit is
    /// better spelled by its symbol.
    case composed(String)
    /// CLDR does not know the unit.
    case unnamed
  }
#endif
