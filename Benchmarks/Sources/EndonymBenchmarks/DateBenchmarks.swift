import Dispatch
import Endonym
import Foundation
import SkylightDates

/// Dates by intent against ICU itself, against formatters built each time, and over two cores.
struct DateBenchmarks {
  var rounds: Int

  private static let renders = 20_000
  private static let start = Date(timeIntervalSince1970: 1_786_000_000)

  func comparisons() throws -> [Comparison] {
    guard let zone = TimeZone(identifier: "America/New_York") else {
      throw BenchmarkError("no time zone data")
    }
    let context = DateFormatContext(
      locale: Locale(identifier: "en_US"), timeZone: zone, clock: .twelveHour)
    let icu = try RawDateFormat(
      locale: "en_US", timeZone: zone.identifier, pattern: "EEE, MMM d' @ 'h:mma",
      symbols: ("am", "pm"))
    let intended = Self.start.withFormat(
      .forecastUpdatedDateTime, language: .english, context: context)
    guard icu.string(from: Self.start) == intended else {
      throw BenchmarkError("ICU renders '\(icu.string(from: Self.start))', not '\(intended)'")
    }
    var contest = Contest()
    contest.add("withFormat") { Self.render(0..<Self.renders, context) }
    contest.add("udat_format") {
      for second in 0..<Self.renders {
        _ = icu.string(from: Self.start.addingTimeInterval(Double(second)))
      }
    }
    contest.add("DateFormatter built each time") {
      for second in 0..<(Self.renders / 50) {
        _ = Self.builtFormatter(zone).string(from: Self.start.addingTimeInterval(Double(second)))
      }
    }
    contest.add("two threads") {
      DispatchQueue.concurrentPerform(iterations: 2) { half in
        let share = Self.renders / 2
        Self.render((half * share)..<((half + 1) * share), context)
      }
    }
    contest.add("matrix") { Self.renderMatrix(zone) }
    let times = try contest.medians(rounds: rounds)
    return [
      Comparison(
        subject: "withFormat, times raw cached udat_format",
        detail: "\(nanoseconds(times[0])) : \(nanoseconds(times[1])) a render",
        figure: times[0] / times[1], unit: "×", goal: .atMost(1.3)),
      Comparison(
        subject: "withFormat, times faster than a DateFormatter built each time",
        detail: "", figure: times[2] * 50 / times[0], unit: "×", goal: .atLeast(30)),
      Comparison(
        subject: "two cores, times what one renders", detail: "", figure: times[0] / times[3],
        unit: "×", goal: .atLeast(1.7)),
      Comparison(
        subject: "Skylight's whole matrix: 24 surfaces, 27 languages, 2 clocks, 6 moments",
        detail: "", figure: times[4], unit: "s", goal: .atMost(2)),
    ]
  }

  private func nanoseconds(_ time: Double) -> String {
    "\((time / Double(Self.renders) * 1e9).formatted(decimals: 0)) ns"
  }

  private static func render(_ seconds: Range<Int>, _ context: DateFormatContext) {
    for second in seconds {
      _ = start.addingTimeInterval(Double(second)).withFormat(
        .forecastUpdatedDateTime, language: .english, context: context)
    }
  }

  private static func renderMatrix(_ zone: TimeZone) {
    let renderer = DateRenderer(capacity: 4096)
    for language in Language.allCases {
      for intent in DateIntent.allCases {
        for clock in DateClock.allCases {
          for hour in 0..<6 {
            _ = renderer.string(
              from: start.addingTimeInterval(Double(hour) * 3600), plan: intent.plan(for: language),
              languageIdentifier: language.identifier, timeZone: zone, clock: clock)
          }
        }
      }
    }
  }

  private static func builtFormatter(_ zone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = zone
    formatter.dateFormat = "EEE, MMM d '@' h:mma"
    formatter.amSymbol = "am"
    formatter.pmSymbol = "pm"
    return formatter
  }
}
