#if !canImport(Darwin)
  import Foundation

  /// The format of a unit by a style's parameters, prepared by one thread and used by it alone.
  final class PreparedFormat {
    let key: MeasurementFormatKey
    private let plan: MeasurementFormatPlan

    init(_ key: MeasurementFormatKey, _ unit: Dimension, _ parameters: MeasurementParameters) {
      self.key = key
      plan = MeasurementFormatPlan(unit, parameters, localeIdentifier: key.localeIdentifier)
    }

    /// The text of a value in the unit.
    func string(_ value: Double, _ unit: Dimension, _ scratch: NumberScratch) -> String {
      switch plan {
      case .unit(let format):
        return String(utf16: scratch.format(value, by: format))
      case .preferred(let formats):
        if let parts = formats.parts(value, unit, scratch), parts.count == 1 {
          return String(utf16: scratch.format(parts[0].value, by: parts[0].format))
        }
      default: break
      }
      return text(value, unit, plan, scratch).string
    }

    /// The text of a value in the unit, in runs.
    func attributedString(
      _ value: Double, _ unit: Dimension, _ scratch: NumberScratch
    ) -> AttributedString {
      text(value, unit, plan, scratch).attributedString
    }

    private func text(
      _ value: Double, _ unit: Dimension, _ plan: MeasurementFormatPlan, _ scratch: NumberScratch
    ) -> MeasurementRunText {
      switch plan {
      case .unit(let format):
        return scratch.text(value, by: format)
      case .convertedUnit(let known, let format, let number):
        if let converted = known.value(value, of: unit) {
          return scratch.text(converted, by: format)
        }
        return scratch.text(value, symbol: unit.symbol, by: number)
      case .preferred(let formats):
        guard let parts = formats.parts(value, unit, scratch) else {
          return self.text(value, unit, formats.provided, scratch)
        }
        let texts = parts.map { scratch.text($0.value, by: $0.format) }
        return formats.join(texts)
      case .number(let format):
        return scratch.text(value, symbol: unit.symbol, by: format)
      }
    }
  }
#endif
