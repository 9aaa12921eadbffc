#if !canImport(Darwin)
  /// What a unit measures, as powers of base units: those that multiply, and those that divide.
  ///
  /// Both are kept apart, as CLDR tells `cubic-meter-per-meter` (consumption) from `square-meter`
  /// (area).
  struct UnitDimension: Hashable, Sendable {
    private(set) var multiplied: [String: Int] = [:]
    private(set) var divided: [String: Int] = [:]

    mutating func add(_ unit: String, power: Int) {
      if power > 0 {
        multiplied[unit, default: 0] &+= power
      } else if power < 0 {
        divided[unit, default: 0] &-= power
      }
    }

    /// The dimension of one over the unit.
    var reciprocal: UnitDimension {
      UnitDimension(multiplied: divided, divided: multiplied)
    }

    /// The dimension with what stands on both sides cancelled.
    var simplified: UnitDimension {
      var result = UnitDimension()
      var powers = multiplied
      for (unit, power) in divided { powers[unit, default: 0] &-= power }
      for (unit, power) in powers { result.add(unit, power: power) }
      return result
    }
  }
#endif
