#if !canImport(Darwin)
  import Foundation

  /// A text in runs, while it is put together.
  struct MeasurementRunText {
    private(set) var units: [UInt16]
    private(set) var runs: [MeasurementRun]

    private static let value = AttributeContainer.measurement(.value)
    private static let unit = AttributeContainer.measurement(.unit)

    init(_ units: some Sequence<UInt16> = [], runs: [MeasurementRun] = []) {
      self.units = Array(units)
      self.runs = runs
    }

    var isEmpty: Bool { units.isEmpty }

    /// Appends a text that is one run.
    mutating func append(_ text: some Collection<UInt16>, as component: MeasurementRun.Component?) {
      guard !text.isEmpty else { return }
      runs.append(
        MeasurementRun(range: units.count..<(units.count + text.count), component: component))
      units += text
    }

    /// Appends a text in runs.
    mutating func append(_ text: MeasurementRunText) {
      let offset = units.count
      units += text.units
      runs += text.runs.map {
        MeasurementRun(
          range: ($0.range.lowerBound + offset)..<($0.range.upperBound + offset),
          component: $0.component)
      }
    }

    var string: String { units.withUnsafeBufferPointer { String(utf16: $0) } }

    /// The text with the attributes of its runs.
    var attributedString: AttributedString {
      var text = AttributedString(string)
      var index = text.startIndex
      var ranges: [Range<AttributedString.Index>] = []
      for run in runs {
        let end = text.utf16.index(index, offsetBy: run.range.count)
        ranges.append(index..<end)
        index = end
      }
      for (run, range) in zip(runs, ranges) {
        switch run.component {
        case .value?: text[range].setAttributes(Self.value)
        case .unit?: text[range].setAttributes(Self.unit)
        default: break
        }
      }
      return text
    }
  }
#endif
