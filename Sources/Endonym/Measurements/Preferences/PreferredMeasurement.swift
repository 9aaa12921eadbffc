#if !canImport(Darwin)
  /// A value in the unit, or in the several units, that a locale prefers for a usage.
  struct PreferredMeasurement: Sendable, Equatable {
    /// A value in one of the units.
    struct Part: Sendable, Equatable {
      var unit: CLDRUnit
      var value: Double
    }

    /// One part, or several for a mixed unit as `foot-and-inch`, the larger first.
    ///
    /// All but the last are whole. The first has the sign, which is that of a negative zero where
    /// it is zero.
    private(set) var parts: [Part]
    /// The rounding that the locale prefers, as `precision-increment/50`; nil where the default
    /// will do.
    let precisionSkeleton: String?
    /// How each part converts to the next.
    private let steps: [CLDRUnitConversion]

    /// Creates a measurement of parts, with the conversions from each to the next.
    init(parts: [Part], precisionSkeleton: String?, steps: [CLDRUnitConversion] = []) {
      self.parts = parts
      self.precisionSkeleton = precisionSkeleton
      self.steps = steps
    }

    /// The measurement with what rounding the last part fills up carried over, so that 5 ft 12 in
    /// are 6 ft 0 in.
    ///
    /// The closure rounds a value that isn't negative as it will be shown. A single part stays as
    /// it is.
    func carrying(roundedBy round: (Double) -> Double) -> PreferredMeasurement {
      guard parts.count > 1, steps.count == parts.count - 1 else { return self }
      var result = self
      var index = parts.count - 1
      var value = round(parts[index].value)
      while index > 0, value.isFinite {
        let step = steps[index - 1]
        let carry = UnitRoute.whole(step.inverted(value))
        guard carry > 0 else { break }
        let rest = value - step(carry)
        result.parts[index].value = index == parts.count - 1 ? rest : rest.rounded()
        index -= 1
        // The first part has the sign, and grows away from zero.
        let previous = result.parts[index].value
        result.parts[index].value = previous.sign == .minus ? previous - carry : previous + carry
        value = result.parts[index].value.magnitude
      }
      return result
    }
  }
#endif
