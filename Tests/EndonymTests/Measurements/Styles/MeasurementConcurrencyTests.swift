#if !canImport(Darwin)
  import Dispatch
  import Foundation
  import Synchronization
  import Testing

  @testable import Endonym

  /// Formats that many threads use at once.
  struct MeasurementConcurrencyTests {
    @Test("Threads that format at once get what one gets")
    func threads() {
      let languages = ["en_US", "de", "fr", "ja", "ar_EG", "en_GB"]
      let styles = languages.flatMap { language in
        [MeasurementFormatUnitUsage<UnitLength>.asProvided, .general, .personHeight].map {
          Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: Locale(identifier: language), usage: $0)
        }
      }
      @Sendable func texts() -> [String] {
        (0..<40).flatMap { value in
          styles.map { style in
            let length = Measurement<UnitLength>(value: Double(value) * 1.37, unit: .meters)
            let text = style.format(length)
            let attributed = String(style.attributed.format(length).characters)
            return text == attributed ? text : "'\(text)' isn't '\(attributed)'"
          }
        }
      }
      let expected = texts()
      let mismatches = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 16) { _ in
        if texts() != expected { mismatches.withLock { $0 += 1 } }
      }
      #expect(mismatches.withLock { $0 } == 0)
      #expect(!expected.contains { $0.contains("isn't") })
    }

    @Test("More styles than a thread keeps give what they gave at first")
    func eviction() {
      var texts: [[String]] = []
      for _ in 0..<2 {
        texts.append(
          (0..<400).map { count in
            let style = Measurement<UnitLength>.FormatStyle(
              width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .asProvided,
              numberFormatStyle: .number.precision(.fractionLength(count % 20)).scale(
                Double(count)))
            return style.format(Measurement(value: 1, unit: .meters))
          })
      }
      #expect(texts[0] == texts[1])
      #expect(Set(texts[0]).count > 300)
    }
  }
#endif
