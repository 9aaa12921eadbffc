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
  ///
  /// The parts stay in the order of their ems, as sums of floating-point numbers depend on their
  /// order and a text's runs are met in several.
  mutating func add(_ advance: Int, unitsPerEm: Int) {
    let part = Part(unitsPerEm: unitsPerEm, advance: advance)
    if first.unitsPerEm == unitsPerEm {
      first.advance &+= advance
    } else if first.unitsPerEm == 0 {
      first = part
    } else if unitsPerEm < first.unitsPerEm {
      others.insert(first, at: 0)
      first = part
    } else {
      let index = others.firstIndex { $0.unitsPerEm >= unitsPerEm } ?? others.endIndex
      if index < others.endIndex, others[index].unitsPerEm == unitsPerEm {
        others[index].advance &+= advance
      } else {
        others.insert(part, at: index)
      }
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
