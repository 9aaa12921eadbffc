import Foundation

/// Contestants that are timed in turns, so that a slow moment of the machine meets them all.
struct Contest {
  private(set) var names: [String] = []
  private var bodies: [() throws -> Double] = []

  /// Adds a contestant that works on this thread and is timed from outside.
  mutating func add(_ name: String, _ body: @escaping () throws -> Void) {
    add(timingItself: name) { try processorSeconds(body) }
  }

  /// Adds a contestant that returns its own time in seconds.
  mutating func add(timingItself name: String, _ body: @escaping () throws -> Double) {
    names.append(name)
    bodies.append(body)
  }

  /// The median time of each contestant in seconds, in the order in which they were added.
  func medians(rounds: Int) throws -> [Double] {
    var times = bodies.map { _ in [Double]() }
    for round in 0...rounds {
      for place in bodies.indices {
        // Whoever comes first in a round meets the coldest caches: everyone does once.
        let index = (place + round) % bodies.count
        let time = try bodies[index]()
        // The first round only warms up.
        if round > 0 { times[index].append(time) }
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }
}

/// The time that a body takes, in seconds.
func elapsedSeconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

/// The processor's time that a body takes on this thread, in seconds: what other programs do at the
/// same time counts less in it than in the time of a clock.
func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
  var (start, end) = (timespec(), timespec())
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
  try body()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
  return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
}
