import Foundation
import StringCatalog

/// Measures the toolkit against its goals, as ratios within one run.
@main
struct EndonymBenchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      switch arguments.first {
      case MemoryBenchmarks.probe: try MemoryBenchmarks.runProbe(arguments.dropFirst())
      case FoundationParse.probe: try FoundationParse.run(arguments.dropFirst())
      case CheckCommand.probe: try CheckCommand.runProbe(arguments.dropFirst())
      #if os(Linux)
        case InkBenchmarks.probe: try InkBenchmarks.runProbe(arguments.dropFirst())
      #endif
      case "--help", "-h": print(Options.help)
      default:
        let options = try Options(
          Array(arguments), environment: ProcessInfo.processInfo.environment)
        let comparisons = try run(options)
        print(comparisons.table)
        if options.strict, comparisons.contains(where: { !$0.isMet }) { exit(1) }
      }
    } catch {
      FileHandle.standardError.write(Data("endonym-benchmarks: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: Options) throws -> [Comparison] {
    if options.onlyInk { return try inkComparisons(options) }
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    if options.onlyStrings { return try stringsComparisons(options, in: directory) }
    let paths = try [2_000, 20_000].map { keys in
      let path = directory.appendingPathComponent("synthetic-\(keys).xcstrings").path
      try AtomicFile.write(SyntheticCatalog.bytes(keys: keys), to: path)
      return path
    }
    let synthetic = try Corpus(name: "synthetic catalogs", paths: paths)
    let (large, small) = (synthetic.files[0], synthetic.files[1])
    let corpus: Corpus
    if let path = options.corpus {
      corpus = try Corpus(directory: path)
    } else {
      corpus = try Corpus(name: "the synthetic catalog, for want of a corpus", paths: [small.path])
    }
    guard !corpus.files.isEmpty else { throw BenchmarkError("no catalogs in \(corpus.name)") }
    print("\(corpus.files.count) catalogs, \(corpus.size) bytes: \(corpus.name)")
    print("medians of \(options.rounds) interleaved rounds\n")
    var comparisons = try ReaderBenchmarks(corpus: corpus, rounds: options.rounds).comparisons()
    comparisons += try DateBenchmarks(rounds: options.rounds).comparisons()
    comparisons += try MeasurementBenchmarks(rounds: options.rounds).comparisons()
    comparisons += try inkComparisons(options)
    comparisons += try stringsComparisons(options, in: directory)
    comparisons += try MemoryBenchmarks(paths: [corpus.files[0].path, large.path]).comparisons()
    comparisons += try ScaleBenchmarks(
      small: small, large: large, rounds: min(options.rounds, 5), endonym: options.endonym
    ).comparisons()
    comparisons += try sourceComparisons(options, in: directory)
    if let endonym = options.endonym {
      comparisons += try CheckBenchmarks(
        corpus: corpus, synthetic: large, rounds: options.rounds, endonym: endonym
      ).comparisons()
    } else {
      print(
        "'endonym check' isn't measured: no release build; 'swift build -c release' makes one\n")
    }
    return comparisons
  }

  private static func inkComparisons(_ options: Options) throws -> [Comparison] {
    #if os(Linux)
      var comparisons = try InkBenchmarks(rounds: options.rounds).comparisons()
      if let endonym = options.endonym {
        comparisons += try SweepBenchmarks(
          endonym: endonym, rounds: min(options.rounds, 5)
        ).comparisons()
      }
      return comparisons
    #else
      print("widths aren't measured: on Apple's systems CoreText measures\n")
      return []
    #endif
  }

  private static func stringsComparisons(
    _ options: Options, in directory: URL
  ) throws -> [Comparison] {
    #if os(Linux)
      return try StringsBenchmarks(
        rounds: options.rounds, in: directory.appendingPathComponent("strings")
      ).comparisons()
    #else
      print("look-ups of localized texts aren't measured: Foundation makes them\n")
      return []
    #endif
  }

  private static func sourceComparisons(
    _ options: Options, in directory: URL
  ) throws -> [Comparison] {
    #if canImport(SourceRules)
      var folder = directory.appendingPathComponent("made-up sources")
      if let sources = options.sources {
        folder = URL(fileURLWithPath: sources)
      } else {
        try SyntheticSources(count: 2_000).write(to: folder)
      }
      return try SourceBenchmarks(
        folder: folder, rounds: options.rounds, endonym: options.endonym
      ).comparisons()
    #else
      print("the source rules aren't measured: 'make bench' says where SwiftSyntax is\n")
      return []
    #endif
  }
}
