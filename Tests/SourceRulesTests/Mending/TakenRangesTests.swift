import Testing

@testable import SourceRules

struct TakenRangesTests {
  @Test(
    "Two ranges touch where they share an offset or an end",
    arguments: [(0..<2, false), (0..<3, true), (5..<5, true), (6..<9, true), (7..<9, false)])
  func touching(range: Range<Int>, touches: Bool) {
    var taken = TakenRanges()
    taken.insert(20..<30)
    taken.insert(3..<6)
    #expect(taken.touches(range) == touches)
  }

  @Test("Ranges that overlap count as one")
  func overlapping() {
    var taken = TakenRanges()
    for range in [10..<20, 40..<50, 15..<45] { taken.insert(range) }
    #expect(taken.touches(30..<31))
    #expect(!taken.touches(51..<60))
    #expect(!taken.touches(0..<9))
  }
}
