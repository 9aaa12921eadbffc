#if !canImport(Darwin)
  /// Where the value and the unit are in a text, in UTF-16.
  struct MeasurementSpans {
    /// From the number's first part to its last: sign, digits and separators are one.
    private(set) var value: Range<Int>?
    /// The unit, in several pieces where the number stands within it.
    private(set) var units: [Range<Int>] = []

    /// Adds a part of the number, or of the unit.
    mutating func add(_ range: Range<Int>, isUnit: Bool) {
      if isUnit {
        units.append(range)
      } else {
        value =
          value.map {
            min($0.lowerBound, range.lowerBound)..<max($0.upperBound, range.upperBound)
          } ?? range
      }
    }

    /// The runs of a text of so many code units: they follow one another without a gap, and none is
    /// empty.
    func runs(count: Int) -> [MeasurementRun] {
      var marked = units.map { MeasurementRun(range: $0, component: .unit) }
      if let value { marked.append(MeasurementRun(range: value, component: .value)) }
      marked.sort { $0.range.lowerBound < $1.range.lowerBound }
      var runs: [MeasurementRun] = []
      var end = 0
      for run in marked {
        let start = max(end, run.range.lowerBound)
        guard start < run.range.upperBound else { continue }
        if end < start { runs.append(MeasurementRun(range: end..<start, component: nil)) }
        runs.append(MeasurementRun(range: start..<run.range.upperBound, component: run.component))
        end = run.range.upperBound
      }
      if end < count { runs.append(MeasurementRun(range: end..<count, component: nil)) }
      return runs
    }
  }
#endif
