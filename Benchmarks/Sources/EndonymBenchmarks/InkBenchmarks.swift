#if os(Linux)
  import Foundation

  @_spi(Comparison) import Ink

  /// Widths and ink of an app's texts against HarfBuzz alone, Pango and uharfbuzz.
  struct InkBenchmarks {
    var texts: InkTexts
    var rounds: Int

    private static let count = 20_000
    private static let style = TextStyle(size: 17)

    /// The first argument that turns this program into the process that is measured.
    static let probe = "--measure-memory-of-widths"

    init(rounds: Int) throws {
      texts = try InkTexts(catalogsBelow: Self.examples)
      self.rounds = rounds
    }

    private static var examples: URL {
      URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples").standardized
    }

    func comparisons() throws -> [Comparison] {
      let problems = HarfBuzzMeasurer.problems(of: .debian)
      guard problems.isEmpty else {
        print("widths aren't measured: \(problems.map(\.description).joined(separator: "\n"))\n")
        return []
      }
      return try speed() + memory()
    }

    private func speed() throws -> [Comparison] {
      let measurer = try HarfBuzzMeasurer(.debian, remembersWidths: false)
      let remembering = try HarfBuzzMeasurer(.debian)
      let list = texts.list(Self.count)
      let raw = RawShaping()
      var python = PythonShaper()
      var runCount = 0
      for text in list {
        let (units, runs) = measurer.runs(
          of: text.text, weight: Self.style.weight, language: text.language)
        try raw.add(units, runs, language: text.language)
        try python.add(units, runs, language: text.language)
        runCount += runs.count
      }
      print(
        "\(list.count) texts in \(texts.languages.count) languages, \(runCount) runs, for widths\n")
      let sum = Self.widths(list, measurer) / Self.style.size
      let rawSum = raw.shape()
      guard abs(sum - rawSum) < 1e-9 * rawSum else {
        throw BenchmarkError("HarfBuzz alone measures \(rawSum) ems, not \(sum)")
      }
      var contest = Contest()
      contest.add("width") { _ = Self.widths(list, measurer) }
      contest.add("hb_shape") { _ = raw.shape() }
      contest.add("width and ink") {
        for text in list {
          _ = measurer.measurement(of: text.text, in: Self.style, language: text.language)
        }
      }
      contest.add("width again") { _ = Self.widths(list, remembering) }
      #if canImport(PangoShim)
        let pango = PangoTexts(list, size: Self.style.size)
        contest.add("Pango's layout") { _ = pango.layoutWidths() }
        contest.add("Pango's items") { _ = pango.itemWidths() }
      #else
        print("Pango isn't compared with: 'libpango1.0-dev' isn't installed\n")
      #endif
      let times = try contest.medians(rounds: rounds)
      let pythonTime = try python.medianTime()
      if pythonTime == nil {
        print("uharfbuzz isn't compared with: 'Scripts/install-python.sh' installs it\n")
      }
      return comparisons(of: times, pythonTime: pythonTime)
    }

    private func comparisons(of times: [Double], pythonTime: Double?) -> [Comparison] {
      var comparisons = [
        Comparison(
          subject: "width of a text, times hb_shape alone on runs found in advance",
          detail: "\(nanoseconds(times[0])) : \(nanoseconds(times[1])) a text",
          figure: times[0] / times[1], unit: "×", goal: .atMost(1.2)),
        Comparison(
          subject: "width and ink of a text, times width alone",
          detail: "\(nanoseconds(times[2])) a text", figure: times[2] / times[0], unit: "×",
          goal: .atMost(1.1)),
        Comparison(
          subject: "width of a text that is remembered, share of measuring it",
          detail: "\(nanoseconds(times[3])) a text", figure: times[3] / times[0], unit: "×",
          goal: .none),
      ]
      if times.count > 4 {
        comparisons.append(
          Comparison(
            subject: "width of a text, times faster than a layout of C Pango",
            detail: "\(nanoseconds(times[4])) a text", figure: times[4] / times[0], unit: "×",
            goal: .atLeast(1.8)))
        comparisons.append(
          Comparison(
            subject: "width of a text, times faster than C Pango's items, without a layout",
            detail: """
              \(nanoseconds(times[5])) a text, \((times[5] / times[1]).formatted(decimals: 2)) times \
              hb_shape
              """,
            figure: times[5] / times[0], unit: "×", goal: .atLeast(1.2)))
      }
      if let pythonTime {
        comparisons.append(
          Comparison(
            subject: "width of a text, times faster than uharfbuzz on runs found in advance",
            detail: "\(nanoseconds(pythonTime)) a text", figure: pythonTime / times[0], unit: "×",
            goal: .atLeast(1)))
      }
      return comparisons
    }

    private func memory() throws -> [Comparison] {
      let few = try PeakMemory.ofFreshProcess([Self.probe, "100000"])
      let many = try PeakMemory.ofFreshProcess([Self.probe, "200000"])
      return [
        Comparison(
          subject: "peak memory of widths of 200,000 texts, times that of 100,000",
          detail: "\(many >> 20) MiB : \(few >> 20) MiB, mapped fonts included",
          figure: Double(many) / Double(few), unit: "×", goal: .atMost(1.05))
      ]
    }

    /// What the measured process does: measure as many texts, none kept, and print its own peak.
    static func runProbe(_ arguments: ArraySlice<String>) throws {
      guard let count = arguments.first.flatMap({ Int($0) }) else {
        throw BenchmarkError("\(probe) needs a number")
      }
      let measurer = try HarfBuzzMeasurer(.debian)
      var sum = 0.0
      try InkTexts(catalogsBelow: examples).each(count) {
        sum += measurer.width(of: $0.text, in: style, language: $0.language)
      }
      guard sum > 0 else { throw BenchmarkError("texts without width measure nothing") }
      print(try PeakMemory.ofThisProcess())
    }

    private static func widths(_ list: [InkTexts.Text], _ measurer: HarfBuzzMeasurer) -> Double {
      list.reduce(0) { $0 + measurer.width(of: $1.text, in: style, language: $1.language) }
    }

    private func nanoseconds(_ time: Double) -> String {
      "\((time / Double(Self.count) * 1e9).formatted(decimals: 0)) ns"
    }
  }
#endif
