import Testing

@testable import Ink

/// Apple, Human Interface Guidelines, Layout, "iOS, iPadOS device screen dimensions".
struct DeviceWidthTests {
  @Test("The widths of 2026, as Apple, Human Interface Guidelines, list them")
  func widths() {
    #expect(DeviceWidth.all.map(\.points) == [375, 390, 393, 402, 414, 420, 428, 430, 440])
  }

  @Test("390 points must hold, 375 are told")
  func roles() {
    #expect(DeviceWidth.gate.points == 390)
    #expect(DeviceWidth.informational.points == 375)
  }

  @Test(
    "A model's width, as Apple, Human Interface Guidelines, list it",
    arguments: [
      ("16e", 390.0), ("13 mini", 375), ("14 Pro", 393), ("16", 393), ("16 Pro", 402), ("17", 402),
      ("11", 414), ("Air", 420), ("14 Plus", 428), ("15 Plus", 430), ("17 Pro Max", 440),
    ])
  func models(model: String, points: Double) {
    #expect(DeviceWidth.all.filter { $0.models.contains(model) }.map(\.points) == [points])
  }

  @Test("A width that no iPhone has keeps its points")
  func unknown() {
    #expect(DeviceWidth(points: 390) == .gate)
    #expect(DeviceWidth(points: 500) == DeviceWidth(points: 500, models: []))
  }
}
