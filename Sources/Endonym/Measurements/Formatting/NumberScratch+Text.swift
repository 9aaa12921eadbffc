#if !canImport(Darwin)
  extension NumberScratch {
    /// A number with its unit, in runs.
    func text(_ value: Double, by format: ICUNumberFormat) -> MeasurementRunText {
      let units = self.format(value, by: format)
      return MeasurementRunText(units, runs: spans().runs(count: units.count))
    }

    /// A number and the symbol of a unit that ICU has no words for, in runs.
    func text(_ value: Double, symbol: String, by format: ICUNumberFormat?) -> MeasurementRunText {
      var text = format.map { self.text(value, by: $0) } ?? MeasurementRunText()
      if text.isEmpty { text.append(value.description.utf16, as: .value) }
      guard !symbol.isEmpty else { return text }
      text.append(" ".utf16, as: nil)
      text.append(symbol.utf16, as: .unit)
      return text
    }
  }
#endif
