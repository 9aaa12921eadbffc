import Testing

@testable import Ink

/// Apple, Human Interface Guidelines, Typography, "Tracking values".
struct TrackingTableDataTests {
  @Test(
    "SF Pro: what Apple, Human Interface Guidelines, list",
    arguments: [
      (6.0, 41.0), (12, 0), (17, -26), (18, -25), (23, -4), (24, 3), (28, 14), (30, 14), (35, 11),
      (48, 8), (56, 6), (58, 5), (76, 1), (80, 0),
    ])
  func pro(size: Double, thousandths: Double) {
    let step = TrackingTable.sanFranciscoPro.steps.first { $0.size == size }
    #expect(step?.thousandths == thousandths)
  }

  @Test(
    "SF Compact: what Apple, Human Interface Guidelines, list",
    arguments: [(10.0, 30.0), (15, 4), (16, 0), (19, -12), (20, 0), (28, -12), (40, -20)])
  func compact(size: Double, thousandths: Double) {
    let step = TrackingTable.sanFranciscoCompact.steps.first { $0.size == size }
    #expect(step?.thousandths == thousandths)
  }

  @Test("The sizes of a table ascend, as a search in it needs", arguments: TrackingTable.all)
  func ascending(table: TrackingTable) {
    for (earlier, later) in zip(table.steps, table.steps.dropFirst()) {
      #expect(earlier.size < later.size)
    }
  }

  @Test("A table is found by the name that configurations write, and no other is")
  func names() {
    #expect(TrackingTable(name: "SF Pro") == .sanFranciscoPro)
    #expect(TrackingTable(name: "SF Compact") == .sanFranciscoCompact)
    #expect(TrackingTable(name: "SF Mono") == nil)
  }
}
