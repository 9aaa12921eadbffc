import Foundation
import StringCatalog

/// The most memory that a process ever held at once.
enum PeakMemory {
  /// The peak of this process in bytes.
  static func ofThisProcess() throws -> Int {
    #if os(Linux)
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      let number = line.split(separator: " ").compactMap { Int($0) }.first
      guard let number else { throw BenchmarkError("/proc/self/status has no VmHWM") }
      return number * 1024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }

  /// The peak of the children of this process in bytes.
  static func ofChildren() -> Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }

  /// The peak of a fresh process of this program with the given arguments, which prints it.
  static func ofFreshProcess(_ arguments: [String]) throws -> Int {
    let outcome = try Command(arguments: [CommandLine.arguments[0]] + arguments).run()
    let text = outcome.output.split(separator: "\n").last.map(String.init) ?? ""
    guard let peak = Int(text) else {
      throw BenchmarkError("the child that measures memory printed '\(text)'")
    }
    return peak
  }
}
