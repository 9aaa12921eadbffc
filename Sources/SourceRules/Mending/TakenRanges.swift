/// The ranges that edits take up, in their order, those that touch being one.
struct TakenRanges {
  private var ranges: [Range<Int>] = []

  /// Whether a range touches one that is taken, if only by an end.
  func touches(_ range: Range<Int>) -> Bool {
    let place = firstIndex(endingFrom: range.lowerBound)
    return place < ranges.count && ranges[place].lowerBound <= range.upperBound
  }

  /// Takes a range.
  mutating func insert(_ range: Range<Int>) {
    let place = firstIndex(endingFrom: range.lowerBound)
    var end = place
    var whole = range
    while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
      whole =
        min(
          whole.lowerBound, ranges[end].lowerBound)..<max(whole.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(place..<end, with: [whole])
  }

  /// The place of the first range that ends at an offset or behind it.
  private func firstIndex(endingFrom offset: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
