#if !canImport(Darwin)
  import Foundation

  /// How a unit is written by a style's parameters.
  ///
  /// In order: in the unit that the usage prefers, by the unit's own words in CLDR, by those of a
  /// unit that regions prefer in its dimension, with the unit's symbol. Source: swift-foundation's
  /// published `Measurement.FormatStyle`, which takes the base unit in every dimension.
  enum MeasurementFormatPlan {
    /// In the unit as provided.
    case unit(ICUNumberFormat)
    /// In a unit of the dimension that CLDR has words for.
    case convertedUnit(KnownUnit, ICUNumberFormat)
    /// In the unit that a region prefers.
    case preferred(PreferredFormats)
    /// The number and the unit's symbol.
    case symbol

    init(_ unit: Dimension, usage: String?, _ skeletons: MeasurementSkeletons) {
      if let cldr = FoundationUnits.cldrUnit(for: unit) {
        guard let format = skeletons.format(for: cldr) else {
          self = .symbol
          return
        }
        self = Self.preferred(cldr, nil, usage, skeletons, provided: .unit(format))
        return
      }
      let usage = usage ?? MeasurementUsage.general
      guard usage != MeasurementUsage.asProvided, let known = KnownUnit(insteadOf: unit),
        usage == MeasurementUsage.general || MeasurementUsage.isDeclared(usage, for: known.unit),
        let format = skeletons.format(for: known.unit)
      else {
        self = .symbol
        return
      }
      self = Self.preferred(
        known.unit, known, usage, skeletons, provided: .convertedUnit(known, format))
    }

    private static func preferred(
      _ unit: CLDRUnit, _ known: KnownUnit?, _ usage: String?, _ skeletons: MeasurementSkeletons,
      provided: Self
    ) -> Self {
      guard let usage, MeasurementUsage.isDeclared(usage, for: unit) else { return provided }
      let locale = skeletons.localeIdentifier
      // CLDR has no preference of its own for the temperature of a person.
      let route =
        UnitPreferences.route(from: unit, usage: usage, localeIdentifier: locale)
        ?? UnitPreferences.route(
          from: unit, usage: MeasurementUsage.general, localeIdentifier: locale)
      guard let route else { return provided }
      return .preferred(PreferredFormats(route, from: known, skeletons, provided: provided))
    }
  }
#endif
