/// Fills lines with as much of a text as fits, one after the other.
///
/// What a line may hold is estimated from the advances in the whole text, and then measured, since
/// letters and spaces are shaped differently at the edges of lines. So each line is measured a few
/// times, whatever the text.
struct LineFitter {
  /// A line in UTF-16 code units.
  struct Line: Sendable, Hashable {
    /// The part of the text, with the spaces at its end.
    var range: Range<Int>
    /// The width in points, without the spaces at its end.
    var width: Double
    /// Whether it fits.
    var fits: Bool
  }

  /// The text's UTF-16 code units.
  var units: [UInt16]
  /// The places where lines may end, ascending; the last is the text's end.
  var opportunities: [BreakOpportunity]
  /// The estimated widths in points from the text's start to each code unit, one more than units.
  var estimates: [Double]
  /// The greatest width of a line, in points.
  var limit: Double
  /// By how much an estimate may be too large, in points.
  var slack: Double
  /// The width of a part of the text in points, and whether a hyphen is added to it.
  var width: (Range<Int>, Bool) -> Double

  /// The lines; none for an empty text.
  func lines() -> [Line] {
    let ends = visibleEnds()
    var lines: [Line] = []
    var start = 0
    var next = 0
    var mandatory = 0
    while next < opportunities.count {
      mandatory = max(mandatory, next)
      while mandatory < opportunities.count - 1, !opportunities[mandatory].isMandatory {
        mandatory += 1
      }
      let end = best(start: start, candidates: next...mandatory, ends: ends)
      let range = start..<opportunities[end.index].offset
      lines.append(Line(range: range, width: end.width, fits: end.fits))
      start = range.upperBound
      next = end.index + 1
    }
    return lines
  }

  /// The end of the line that begins at a place.
  private func best(
    start: Int, candidates: ClosedRange<Int>, ends: [Int]
  ) -> BreakSearch.Result {
    let origin = estimates[start]
    let guess = lastEstimated(in: candidates, ends: ends, atMost: origin + limit)
    let bound = lastEstimated(
      in: guess...candidates.upperBound, ends: ends, atMost: origin + limit + slack)
    let search = BreakSearch(candidates: candidates.lowerBound...bound, limit: limit) { index in
      let end = max(start, ends[index])
      return end == start ? 0 : width(start..<end, endsInHyphen(index))
    }
    return search.last(from: guess)
  }

  /// The last place up to which the estimate is at most a width; the first where none is.
  private func lastEstimated(
    in candidates: ClosedRange<Int>, ends: [Int], atMost width: Double
  ) -> Int {
    var low = candidates.lowerBound
    var high = candidates.upperBound
    while low < high {
      let middle = low + (high - low + 1) / 2
      if estimates[ends[middle]] <= width { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether a line that ends at a place shows a soft hyphen.
  private func endsInHyphen(_ index: Int) -> Bool {
    let opportunity = opportunities[index]
    return !opportunity.isMandatory && units[opportunity.offset - 1] == UTF16Unit.softHyphen
  }

  /// Where the text before each place ends when the spaces at its end are left out.
  private func visibleEnds() -> [Int] {
    var ends: [Int] = []
    ends.reserveCapacity(opportunities.count)
    var previous = 0
    for opportunity in opportunities {
      var end = opportunity.offset
      while end > previous, UTF16Unit.hangs(units[end - 1]) { end -= 1 }
      // A piece of nothing but spaces leaves the end where the pieces before it have theirs.
      ends.append(end == previous ? ends.last ?? 0 : end)
      previous = opportunity.offset
    }
    return ends
  }
}
