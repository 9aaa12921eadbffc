import Dispatch
import Endonym
import Foundation

/// Measurements against ICU itself, cached and opened each time, in runs, and over two cores.
struct MeasurementBenchmarks {
  var rounds: Int

  private typealias Style = Measurement<UnitLength>.FormatStyle
  private static let texts = 20_000
  private static let skeleton = "measure-unit/length-meter unit-width-short precision-integer"
  private static let usageSkeleton = "measure-unit/length-meter unit-width-short usage/road"

  func comparisons() throws -> [Comparison] {
    let locale = Locale(identifier: "en_US")
    let stored = Style(
      width: .abbreviated, locale: locale, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(0)))
    let preferred = Style(width: .abbreviated, locale: locale, usage: .road)
    let icu = try RawNumberFormat(skeleton: Self.skeleton, locale: "en_US")
    let usageICU = try RawNumberFormat(skeleton: Self.usageSkeleton, locale: "en_US")
    try expect(icu.string(from: 2454), stored.format(length(2454)))
    try expect(usageICU.string(from: 2454), preferred.format(length(2454)))
    var contest = Contest()
    contest.add("stored") { Self.each { _ = stored.format(length($0)) } }
    contest.add("built") {
      Self.each {
        _ = length($0).formatted(
          .measurement(
            width: .abbreviated, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(0))
          ).locale(locale))
      }
    }
    contest.add("unumf_formatDouble") { Self.each { _ = icu.string(from: $0) } }
    contest.add("opened each time") {
      try Self.each(share: 50) {
        _ = try RawNumberFormat(skeleton: Self.skeleton, locale: "en_US").string(from: $0)
      }
    }
    contest.add("usage") { Self.each { _ = preferred.format(length($0)) } }
    contest.add("unumf_formatDouble with usage") { Self.each { _ = usageICU.string(from: $0) } }
    contest.add("attributed, values shown again") {
      Self.each { _ = stored.attributed.format(length($0.truncatingRemainder(dividingBy: 50))) }
    }
    contest.add("attributed, new values") {
      Self.each { _ = stored.attributed.format(length($0)) }
    }
    let number = FloatingPointFormatStyle<Double>.number.attributed
    contest.add("Foundation's attributed numbers") { Self.each { _ = number.format($0) } }
    // Both are timed by the clock: the processor's time of one thread says nothing of two.
    contest.add(timingItself: "one thread") {
      elapsedSeconds { Self.each { _ = stored.format(length($0)) } }
    }
    contest.add(timingItself: "two threads") {
      elapsedSeconds {
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
          Self.each(share: 2) { _ = stored.format(length($0)) }
        }
      }
    }
    let times = try contest.medians(rounds: rounds)
    return comparisons(of: times)
  }

  private func comparisons(of times: [Double]) -> [Comparison] {
    [
      Comparison(
        subject: "measurement, style stored, times raw cached unumf_formatDouble",
        detail: "\(nanoseconds(times[0])) : \(nanoseconds(times[2])) a text",
        figure: times[0] / times[2], unit: "×", goal: .atMost(1.5)),
      Comparison(
        subject: "measurement, style built each time, times raw cached unumf_formatDouble",
        detail: "\(nanoseconds(times[1])) a text", figure: times[1] / times[2], unit: "×",
        goal: .atMost(1.5)),
      Comparison(
        subject: "measurement, style built each time, times faster than unumf opened each time",
        detail: "", figure: times[3] * 50 / times[1], unit: "×", goal: .atLeast(10)),
      Comparison(
        subject: "measurement for a usage, times raw cached unumf_formatDouble with it",
        detail: "\(nanoseconds(times[4])) : \(nanoseconds(times[5])) a text",
        figure: times[4] / times[5], unit: "×", goal: .atMost(1.5)),
      Comparison(
        subject: "measurement in runs, of values shown again, times plain",
        detail: "\(nanoseconds(times[6])) a text", figure: times[6] / times[0], unit: "×",
        goal: .atMost(3)),
      Comparison(
        subject: "measurement in runs, of new values, times Foundation's numbers in runs",
        detail: """
          \(nanoseconds(times[7])) : \(nanoseconds(times[8])) a text; \
          \((times[7] / times[0]).formatted(decimals: 1)) times plain
          """,
        figure: times[7] / times[8], unit: "×", goal: .atMost(1.5)),
      Comparison(
        subject: "measurements on two cores, times what one formats", detail: "",
        figure: times[9] / times[10], unit: "×", goal: .atLeast(1.7)),
    ]
  }

  private func expect(_ raw: String, _ text: String) throws {
    guard raw == text else { throw BenchmarkError("ICU formats '\(raw)', not '\(text)'") }
  }

  private func length(_ value: Double) -> Measurement<UnitLength> {
    Measurement(value: value, unit: .meters)
  }

  private func nanoseconds(_ time: Double) -> String {
    "\((time / Double(Self.texts) * 1e9).formatted(decimals: 0)) ns"
  }

  /// Calls a body with as many values that differ, or with a share of them.
  private static func each(share: Int = 1, _ body: (Double) throws -> Void) rethrows {
    for value in 0..<(texts / share) { try body(Double(value)) }
  }
}
