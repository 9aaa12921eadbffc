import Testing

@testable import Ink

@Suite struct AdvanceSumTests {
  /// Half an em of each of three ems, and more of two of them; tracked clusters count once each.
  @Test func partsAddUpAtEverySize() {
    var sum = AdvanceSum()
    sum.add(1_408, unitsPerEm: 2_816)
    sum.add(500, unitsPerEm: 1_000)
    sum.add(1_024, unitsPerEm: 2_048)
    sum.add(1_408, unitsPerEm: 2_816)
    sum.add(512, unitsPerEm: 2_048)
    sum.trackedClusters = 4
    #expect(sum.width(size: 16, tracking: 0) == 16 + 8 + 12)
    #expect(sum.width(size: 16, tracking: -0.5) == 34)
  }

  /// Sums of floating-point numbers depend on their order; runs are met in the order of the text and
  /// in that of the line.
  @Test func orderDoesNotMatter() {
    let parts = [(313, 2_816), (777, 1_000), (999, 2_048), (1, 16)]
    let orders = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1], [0, 2, 1, 3]]
    let sums = orders.map { order in
      var sum = AdvanceSum()
      for index in order { sum.add(parts[index].0, unitsPerEm: parts[index].1) }
      return sum
    }
    #expect(Set(sums).count == 1)
    #expect(Set(sums.map { $0.width(size: 17.3, tracking: 0) }).count == 1)
  }

  @Test func nothingHasNoWidth() {
    #expect(AdvanceSum().width(size: 17, tracking: 1) == 0)
  }
}
