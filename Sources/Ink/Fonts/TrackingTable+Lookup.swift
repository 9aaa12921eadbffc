extension TrackingTable {
  /// What is added after each cluster at a size, in points.
  ///
  /// Apple prints its tables for whole sizes only; between two of them the line from one to the other
  /// counts, and beyond both ends the end's value.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The points; negative where clusters move together.
  public func points(at size: Double) -> Double {
    guard let first = steps.first, let last = steps.last else { return 0 }
    if size <= first.size { return first.thousandths * size / 1_000 }
    if size >= last.size { return last.thousandths * size / 1_000 }
    let next = steps.firstIndex { $0.size >= size } ?? steps.endIndex - 1
    let upper = steps[next]
    guard upper.size > size, next > steps.startIndex else {
      return upper.thousandths * size / 1_000
    }
    let lower = steps[next - 1]
    let share = (size - lower.size) / (upper.size - lower.size)
    return (lower.thousandths + (upper.thousandths - lower.thousandths) * share) * size / 1_000
  }
}
