#if !canImport(Darwin)
  /// The way from a unit to those that a locale prefers for a usage, ready to be taken by any
  /// value.
  struct UnitRoute: Sendable {
    /// One of the preferences, with the conversions that lead to its units.
    struct Choice: Sendable {
      var threshold: Double
      var skeleton: String?
      /// The units, the larger first.
      var units: [CLDRUnit]
      /// From the unit given to the first, then from each to the next.
      var conversions: [CLDRUnitConversion]
    }

    /// The preferences in their order; the last holds where no threshold is reached.
    let choices: [Choice]

    /// Creates the way; nil where there is nothing to choose or a unit doesn't convert.
    init?(
      from unit: CLDRUnit, preferences: [UnitPreference],
      definitions: UnitDefinitions, categories: UnitCategories
    ) {
      var choices: [Choice] = []
      for preference in preferences {
        let identifiers = UnitIdentifierGrammar.parts(of: preference.identifier)
        var conversions: [CLDRUnitConversion] = []
        var last = unit.identifier
        for identifier in identifiers {
          guard let conversion = definitions.conversion(from: last, to: identifier)
          else { return nil }
          conversions.append(conversion)
          last = identifier
        }
        // A mixed unit goes from the larger to the smaller.
        guard !conversions.isEmpty, conversions.dropFirst().allSatisfy({ $0.scale > 1 })
        else { return nil }
        choices.append(
          Choice(
            threshold: preference.threshold, skeleton: preference.skeleton,
            units: identifiers.map { $0 == unit.identifier ? unit : categories.unit($0) },
            conversions: conversions))
      }
      guard !choices.isEmpty else { return nil }
      self.choices = choices
    }

    /// A value in the units that are preferred for it; nil where it gets too large for a double.
    ///
    /// Infinite values and those that aren't numbers keep to the largest of the units.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isDivided: Whether a mixed unit has its parts; a number that is scaled can't carry from
    ///     one to the next.
    /// - Returns: The value in its unit, or in its several units.
    func measurement(of value: Double, isDivided: Bool = true) -> PreferredMeasurement? {
      // ICU shows no sign of a zero that is converted.
      let value = value == 0 ? 0 : value
      guard let choice = choice(for: value) else { return nil }
      guard value.isFinite, isDivided, choice.units.count > 1 else {
        let converted = choice.conversions[0](value)
        let isEndless = choice.conversions[0].isReciprocal && value == 0
        guard converted.isFinite || !value.isFinite || isEndless else { return nil }
        return PreferredMeasurement(
          parts: [.init(unit: choice.units[0], value: converted)],
          precisionSkeleton: choice.skeleton)
      }
      var rest = value.magnitude
      var parts: [PreferredMeasurement.Part] = []
      parts.reserveCapacity(choice.units.count)
      for (index, unit) in choice.units.enumerated() {
        rest = choice.conversions[index](rest)
        guard rest.isFinite else { return nil }
        var part = rest
        if index < choice.units.count - 1 {
          part = Self.whole(rest)
          guard part.isFinite else { return nil }
          rest = max(0, rest - part)
        }
        parts.append(.init(unit: unit, value: index == 0 && value < 0 ? -part : part))
      }
      return PreferredMeasurement(
        parts: parts, precisionSkeleton: choice.skeleton,
        steps: Array(choice.conversions.dropFirst()))
    }

    /// The whole part of an amount, where an amount that lacks no more than a double's precision is
    /// whole.
    static func whole(_ amount: Double) -> Double {
      (amount * (1 + .ulpOfOne)).rounded(.down)
    }

    private func choice(for value: Double) -> Choice? {
      let amount = value.magnitude * (1 + .ulpOfOne)
      return choices.first { $0.conversions[0](amount) >= $0.threshold } ?? choices.last
    }
  }
#endif
