#if !canImport(Darwin)
  import Foundation

  /// All that a prepared format depends on.
  struct MeasurementFormatKey: Hashable, Sendable {
    let unit: UnitSignature
    let localeIdentifier: String
    let parameters: MeasurementParameters

    init(unit: UnitSignature, localeIdentifier: String, parameters: MeasurementParameters) {
      self.unit = unit
      self.localeIdentifier = localeIdentifier
      self.parameters = parameters
    }

    static func == (key: Self, other: Self) -> Bool {
      key.unit == other.unit && key.localeIdentifier == other.localeIdentifier
        && key.parameters.width == other.parameters.width
        && key.parameters.isScaleNameHidden == other.parameters.isScaleNameHidden
        && key.parameters.usage == other.parameters.usage
        && key.parameters.numberFormatStyle == other.parameters.numberFormatStyle
    }

    /// Hashes what tells the keys of an app apart; the rest is left to equality, which is cheaper.
    func hash(into hasher: inout Hasher) {
      hasher.combine(unit.symbol)
      hasher.combine(unit.one)
      hasher.combine(localeIdentifier)
      hasher.combine(parameters.width)
      hasher.combine(parameters.usage)
    }
  }
#endif
