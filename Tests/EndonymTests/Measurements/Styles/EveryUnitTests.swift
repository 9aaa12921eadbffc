#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Every unit of Foundation's in every width and language.
  struct EveryUnitTests {
    @Test(
      "A text is its runs joined, each unit of CLDR's has a run of its own, each number is in one piece",
      arguments: testedLanguages)
    func everyUnit(language: String) {
      let units = FoundationUnits.dimensions.flatMap { $0.units.map(\.dimension) }
      #expect(units.count == 202)
      let locale = Locale(identifier: language)
      for unit in units {
        for width in [MeasurementUnitWidth.wide, .abbreviated, .narrow] {
          for (usage, value) in [("asProvided", -1234.5), ("default", 3.25), ("asProvided", 1)] {
            let parameters = MeasurementParameters(
              width: width, locale: locale, usage: usage, isScaleNameHidden: false,
              numberFormatStyle: nil)
            let text = MeasurementText.string(value, unit, parameters)
            let attributed = MeasurementText.attributedString(value, unit, parameters)
            let name = "\(language) \(unit.symbol) \(width) \(usage)"
            #expect(!text.isEmpty, "\(name)")
            var joined = ""
            var end = attributed.startIndex
            for run in attributed.runs {
              #expect(run.range.lowerBound == end, "\(name)")
              #expect(run.range.lowerBound < run.range.upperBound, "\(name)")
              joined += String(attributed[run.range].characters)
              end = run.range.upperBound
            }
            #expect(joined == text, "\(name)")
            #expect(attributed.runs.contains { $0.measurement == .unit }, "\(name)")
            if usage == "asProvided" {
              let values = attributed.runs.count { $0.measurement == .value }
              // Some languages say one of a unit as a word alone.
              #expect(value == 1 ? values <= 1 : values == 1, "\(name)")
            }
          }
        }
      }
    }
  }
#endif
