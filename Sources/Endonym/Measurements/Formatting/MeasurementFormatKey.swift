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

    /// Whether a format of this key serves a unit and the parameters of a style.
    @inline(__always)
    func matches(
      _ unit: UnitSignature, _ localeIdentifier: String, _ other: MeasurementParameters
    ) -> Bool {
      parameters.width == other.width && unit == self.unit
        && parameters.isScaleNameHidden == other.isScaleNameHidden
        && parameters.usage == other.usage && localeIdentifier == self.localeIdentifier
        && Self.areEqual(parameters.numberFormatStyle, other.numberFormatStyle)
    }

    static func == (key: Self, other: Self) -> Bool {
      key.matches(other.unit, other.localeIdentifier, other.parameters)
    }

    /// Hashes what tells the keys of an app apart; the rest is left to equality, which is cheaper.
    func hash(into hasher: inout Hasher) {
      hasher.combine(unit.symbol)
      hasher.combine(unit.one)
      hasher.combine(localeIdentifier)
      hasher.combine(parameters.width)
      hasher.combine(parameters.usage)
    }

    /// Whether two styles are equal: the same bytes are, and cost less to compare than what they mean.
    private static func areEqual(
      _ style: FloatingPointFormatStyle<Double>?, _ other: FloatingPointFormatStyle<Double>?
    ) -> Bool {
      guard let style, let other else { return style == nil && other == nil }
      let hasSameBytes = withUnsafeBytes(of: style) { bytes in
        withUnsafeBytes(of: other) { others in
          bytes.elementsEqual(others)
        }
      }
      return hasSameBytes || style == other
    }
  }
#endif
