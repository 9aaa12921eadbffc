#if canImport(SourceRules)
  import Foundation
  import SourceRules

  /// The rules on Swift sources against parsing alone, and the command against `swift format lint`.
  struct SourceBenchmarks {
    var folder: URL
    var rounds: Int
    var endonym: String?

    func comparisons() throws -> [Comparison] {
      let files = try swiftFiles().map { Array(try Data(contentsOf: $0)) }
      let lines = files.reduce(0) { $0 + $1.count { $0 == 0x0A } }
      print("\(files.count) Swift sources, \(lines) lines: \(folder.lastPathComponent)\n")
      return try walking(files, lines) + (endonym.map { try running($0, lines) } ?? [])
    }

    /// All rules, and parsing alone, over the same files, every one of them parsed.
    private func walking(_ files: [[UInt8]], _ lines: Int) throws -> [Comparison] {
      let inspector = SourceInspector(options: .init())
      var contest = Contest()
      contest.add("all rules") { for file in files { _ = inspector.facts(of: file) } }
      contest.add("parsing alone") { for file in files { _ = InspectedSource(bytes: file) } }
      let times = try contest.medians(rounds: min(rounds, 3))
      return [
        Comparison(
          subject: "all source rules, times parsing alone",
          detail: """
            \(times[0].milliseconds) : \(times[1].milliseconds), \
            \(Int(Double(lines) / times[1])) lines a second parsed
            """,
          figure: times[0] / times[1], unit: "×", goal: .atMost(1.25))
      ]
    }

    private func running(_ endonym: String, _ lines: Int) throws -> [Comparison] {
      let cache = folder.deletingLastPathComponent()
        .appendingPathComponent("endonym-cache-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: cache) }
      let check = [endonym, "check", "--format", "json", "--source-directory", folder.path]
      _ = try Command(arguments: check + ["--cache", cache.path], keepsOutput: false).run()
      var contest = Contest()
      contest.add(timingItself: "check") {
        try Command(arguments: check + ["--no-cache"], keepsOutput: false).run().seconds
      }
      contest.add(timingItself: "check on one core") {
        try Command(arguments: check + ["--no-cache", "--jobs", "1"], keepsOutput: false)
          .run().seconds
      }
      contest.add(timingItself: "second check") {
        try Command(arguments: check + ["--cache", cache.path], keepsOutput: false).run().seconds
      }
      contest.add(timingItself: "swift format lint") {
        try Command(
          arguments: ["swift", "format", "lint", "--parallel", "--recursive", folder.path],
          keepsOutput: false
        ).run().seconds
      }
      let times = try contest.medians(rounds: min(rounds, 3))
      let peak = try PeakMemory.ofFreshProcess([CheckCommand.probe] + check + ["--no-cache"])
      return [
        Comparison(
          subject: "endonym check of sources, times faster than swift format lint",
          detail: "\(times[0].milliseconds) : \(times[3].milliseconds), \(lines) lines",
          figure: times[3] / times[0], unit: "×", goal: .atLeast(3)),
        Comparison(
          subject: "an unchanged second check of sources, times faster than the first",
          detail: "\(times[2].milliseconds)", figure: times[0] / times[2], unit: "×",
          goal: .atLeast(10)),
        Comparison(
          subject: "endonym check of sources on two cores, times what one does",
          detail: "\(times[1].milliseconds) : \(times[0].milliseconds)",
          figure: times[1] / times[0], unit: "×", goal: .atLeast(1.7)),
        Comparison(
          subject: "peak memory of endonym check of sources", detail: "\(lines) lines",
          figure: Double(peak) / Double(1 << 20), unit: "MiB", goal: .atMost(200)),
      ]
    }

    private func swiftFiles() throws -> [URL] {
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      let files = (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      guard !files.isEmpty else { throw BenchmarkError("no Swift sources in \(folder.path)") }
      return files.map { folder.appendingPathComponent($0) }
    }
  }
#endif
