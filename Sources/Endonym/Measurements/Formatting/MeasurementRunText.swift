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

    var string: String { String(decoding: units, as: UTF16.self) }

    var attributedString: AttributedString {
      units.withUnsafeBufferPointer { Self.attributedString($0, runs) }
    }

    /// A text with the attributes of its runs.
    static func attributedString(
      _ units: UnsafeBufferPointer<UInt16>, _ runs: [MeasurementRun]
    ) -> AttributedString {
      var result = AttributedString()
      for run in runs {
        let text = String(utf16: UnsafeBufferPointer(rebasing: units[run.range]))
        switch run.component {
        case .value?: result.append(AttributedString(text, attributes: value))
        case .unit?: result.append(AttributedString(text, attributes: unit))
        default: result.append(AttributedString(text))
        }
      }
      return result
    }
  }
#endif
