import Foundation
import StringCatalog

/// Runs workers in processes of their own, so that a crash or a hang of one is seen and kept.
struct Supervisor {
  var options: Options
  var mutation: Mutation

  /// How long one input may take.
  static let patience = 20.0

  /// Runs until the time is over; returns how many inputs failed.
  func run() throws -> Int {
    let progress = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-mutate-\(getpid())").path
    defer { unlink(progress) }
    let end = Date().addingTimeInterval(options.seconds)
    var next = options.first
    var failures = 0
    while Date() < end, failures < 20 {
      unlink(progress)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = options.workerArguments(first: next, progress: progress)
      try process.run()
      let isHung = try wait(for: process, until: end, progress: progress)
      let reached = number(in: progress) ?? next
      if isHung || process.terminationStatus != 0 && Date() < end {
        failures += 1
        try keep(reached, isHung ? "it took more than \(Int(Self.patience)) seconds" : "it failed")
      }
      next = reached + 1
    }
    print("\(next - options.first) inputs from number \(options.first) on, \(failures) failed")
    return failures
  }

  /// Waits for a worker and ends it when the time is over, or when it has come to a stand.
  private func wait(for process: Process, until end: Date, progress: String) throws -> Bool {
    var last = number(in: progress)
    var since = Date()
    while process.isRunning {
      usleep(100_000)
      let current = number(in: progress)
      if current != last { (last, since) = (current, Date()) }
      let isHung = Date().timeIntervalSince(since) > Self.patience
      if isHung || Date() >= end {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return isHung
      }
    }
    return false
  }

  private func number(in progress: String) -> UInt64? {
    guard let bytes = try? RegularFile.bytes(at: progress), bytes.count == 8 else { return nil }
    return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func keep(_ number: UInt64, _ reason: String) throws {
    let path = "\(options.failures)/input-\(number)"
    try FileManager.default.createDirectory(
      atPath: options.failures, withIntermediateDirectories: true)
    try AtomicFile.write(mutation.input(number), to: path)
    print("input \(number): \(reason); kept as \(path)")
  }
}
