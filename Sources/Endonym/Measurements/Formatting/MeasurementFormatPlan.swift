#if !canImport(Darwin)
  import Foundation

  /// How a unit is written by a style's parameters.
  ///
  /// In order: in the unit that the usage prefers, by the unit's own words in CLDR, by those of the base unit,
  /// with the unit's symbol. Source: swift-foundation's published `Measurement.FormatStyle`.
  enum MeasurementFormatPlan {
    /// In the unit as provided.
    case unit(ICUNumberFormat)
    /// In a unit that CLDR has words for; where the value can't be converted, with the symbol.
    case convertedUnit(KnownUnit, ICUNumberFormat, number: ICUNumberFormat?)
    /// In the unit that a region prefers.
    case preferred(PreferredFormats)
    /// The number and the unit's symbol.
    case number(ICUNumberFormat?)

    init(_ unit: Dimension, _ parameters: MeasurementParameters, localeIdentifier: String) {
      let skeletons = MeasurementSkeletons(parameters, localeIdentifier: localeIdentifier)
      self = Self.plan(unit, parameters, skeletons)
    }

    private static func plan(
      _ unit: Dimension, _ parameters: MeasurementParameters, _ skeletons: MeasurementSkeletons
    ) -> Self {
      let number = skeletons.numberFormat
      if let cldr = FoundationUnits.cldrUnit(for: unit) {
        guard let format = skeletons.format(for: cldr) else { return .number(number) }
        return preferred(cldr, nil, parameters.usage, skeletons, provided: .unit(format))
      }
      let usage = parameters.usage ?? MeasurementUsage.general
      guard usage != MeasurementUsage.asProvided, let known = KnownUnit(insteadOf: unit),
        let format = skeletons.format(for: known.unit)
      else { return .number(number) }
      let provided = Self.convertedUnit(known, format, number: number)
      let isMisused = !MeasurementUsage.isDeclared(usage, for: known.unit)
      if isMisused, usage != MeasurementUsage.general { return .number(number) }
      return preferred(known.unit, known, usage, skeletons, provided: provided)
    }

    private static func preferred(
      _ unit: CLDRUnit, _ known: KnownUnit?, _ usage: String?, _ skeletons: MeasurementSkeletons,
      provided: Self
    ) -> Self {
      guard let usage, MeasurementUsage.isDeclared(usage, for: unit),
        let route = UnitPreferences.route(
          from: unit, usage: usage, localeIdentifier: skeletons.localeIdentifier)
      else { return provided }
      return .preferred(
        PreferredFormats(route, from: known, skeletons, provided: provided))
    }
  }
#endif
