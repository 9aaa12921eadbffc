/// The width of a text at every size: sums of advances in the units of their fonts.
struct AdvanceSum: Sendable, Hashable {
  /// A sum of advances.
  struct Part: Sendable, Hashable {
    /// The units of an em.
    var unitsPerEm: Int
    /// The sum.
    var advance: Int
  }

  private var first = Part(unitsPerEm: 0, advance: 0)
  private var others: [Part] = []
  /// How many clusters tracking is added to.
  var trackedClusters = 0

  /// Adds advances.
  mutating func add(_ advance: Int, unitsPerEm: Int) {
    if first.unitsPerEm == unitsPerEm {
      first.advance &+= advance
    } else if first.unitsPerEm == 0 {
      first = Part(unitsPerEm: unitsPerEm, advance: advance)
    } else if let index = others.firstIndex(where: { $0.unitsPerEm == unitsPerEm }) {
      others[index].advance &+= advance
    } else {
      others.append(Part(unitsPerEm: unitsPerEm, advance: advance))
    }
  }

  /// The width at a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - tracking: What is added to each cluster, in points.
  /// - Returns: The width in points.
  func width(size: Double, tracking: Double) -> Double {
    guard first.unitsPerEm > 0 else { return 0 }
    var width = Double(first.advance) * size / Double(first.unitsPerEm)
    for part in others { width += Double(part.advance) * size / Double(part.unitsPerEm) }
    return tracking == 0 ? width : width + Double(trackedClusters) * tracking
  }
}
