/// Searches the last of several ends of a line that fits, with few measurements.
struct BreakSearch {
  /// The end that was found and the width up to it.
  struct Result: Sendable, Hashable {
    /// The place among the ends.
    var index: Int
    /// The width of the line in points.
    var width: Double
    /// Whether it fits; where it doesn't, the line can't be shorter.
    var fits: Bool
  }

  /// The places that come into question.
  var candidates: ClosedRange<Int>
  /// The greatest width that fits, in points.
  var limit: Double
  /// The width up to a place, in points.
  var width: (Int) -> Double

  /// Sums of the same widths in another order differ by less than this.
  private static let noise = 1e-6

  /// The last place that fits, sought from a guess in steps that double and then halve.
  ///
  /// - Parameter guess: The place that an estimate says; a good one takes one or two measurements,
  ///   the worst a number that grows with the logarithm of the places.
  /// - Returns: A place that fits, after which the next doesn't; the first where none does.
  func last(from guess: Int) -> Result {
    let start = min(max(guess, candidates.lowerBound), candidates.upperBound)
    let first = measured(start)
    return first.fits ? forward(from: first) : backward(from: first)
  }

  private func measured(_ index: Int) -> Result {
    let width = width(index)
    return Result(index: index, width: width, fits: width <= limit + Self.noise)
  }

  private func forward(from fitting: Result) -> Result {
    var best = fitting
    var step = 1
    while best.index < candidates.upperBound {
      let probe = measured(min(best.index + step, candidates.upperBound))
      guard probe.fits else { return between(best, probe.index) }
      best = probe
      step *= 2
    }
    return best
  }

  private func backward(from tooWide: Result) -> Result {
    var excess = tooWide
    var step = 1
    while excess.index > candidates.lowerBound {
      let probe = measured(max(excess.index - step, candidates.lowerBound))
      if probe.fits { return between(probe, excess.index) }
      excess = probe
      step *= 2
    }
    return excess
  }

  private func between(_ fitting: Result, _ excess: Int) -> Result {
    var best = fitting
    var excess = excess
    while excess - best.index > 1 {
      let probe = measured(best.index + (excess - best.index) / 2)
      if probe.fits { best = probe } else { excess = probe.index }
    }
    return best
  }
}
