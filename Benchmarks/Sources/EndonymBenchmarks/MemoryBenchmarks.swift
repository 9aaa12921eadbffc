import Foundation
import StringCatalog

/// Peak memory of fresh processes, as a multiple of the file that each reads.
struct MemoryBenchmarks {
  var paths: [String]

  /// The first argument that turns this program into the process that is measured.
  static let probe = "--measure-memory-of"

  func comparisons() throws -> [Comparison] {
    let idle = try PeakMemory.ofFreshProcess([Self.probe])
    return try paths.map { path in
      let size = try RegularFile.bytes(at: path).count
      let peak = try PeakMemory.ofFreshProcess([Self.probe, path])
      let name = URL(fileURLWithPath: path).lastPathComponent
      let share = Double(peak - idle) / Double(size)
      return Comparison(
        subject: "peak memory of reading \(name.suffix(40))",
        detail:
          "\(peak >> 20) MiB, \(idle >> 20) MiB idle, without that \(share.formatted(decimals: 2)) ×",
        figure: Double(peak) / Double(size), unit: "× file", goal: .atMost(12))
    }
  }

  /// What the measured process does: read the file, where there is one, and print its own peak.
  static func runProbe(_ paths: ArraySlice<String>) throws {
    let catalogs = try paths.map { try CatalogFile(reading: $0) }
    let peak = try PeakMemory.ofThisProcess()
    if catalogs.contains(where: { $0.catalog.entries.isEmpty }) {
      throw BenchmarkError("a catalog without entries measures nothing")
    }
    print(peak)
  }
}
