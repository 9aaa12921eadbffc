import Testing

@testable import Ink

@Suite struct TrackingTests {
  /// Apple, Human Interface Guidelines, Typography, tracking values.
  @Test(arguments: [
    (6.0, 41.0), (12, 0), (17, -26), (22, -12), (28, 14), (29, 14), (30, 14), (58, 5), (80, 0),
    (200, 0), (3, 41), (16.5, -23), (57, 5.5),
  ])
  func tableOfSFPro(size: Double, thousandths: Double) {
    #expect(
      abs(TrackingTable.sanFranciscoPro.points(at: size) - thousandths * size / 1_000) < 1e-12)
  }

  @Test(arguments: [(10.0, 30.0), (16, 0), (20, 0), (40, -20), (21, -2)])
  func tableOfSFCompact(size: Double, thousandths: Double) {
    #expect(
      abs(TrackingTable.sanFranciscoCompact.points(at: size) - thousandths * size / 1_000) < 1e-12)
  }

  @Test func emptyTableAddsNothing() {
    #expect(TrackingTable(name: "none", steps: []).points(at: 17) == 0)
  }

  /// Four clusters of the first family, one of another family, and a mark that takes no room.
  @Test func trackingFollowsClustersOfTheFirstFamily() throws {
    let plain = try debianMeasurer.get()
    var stack = FontStack.debian
    stack.tracking = .sanFranciscoPro
    let tracked = try HarfBuzzMeasurer(stack)
    let style = TextStyle(size: 17)
    let text = "ab q\u{300}ไ"
    let step = -26 * 17 / 1_000.0
    let before = plain.measurement(of: text, in: style, language: "en")
    let after = tracked.measurement(of: text, in: style, language: "en")
    #expect(abs(after.advanceWidth - before.advanceWidth - 4 * step) < 1e-9)
    #expect(tracked.width(of: text, in: style, language: "en") == after.advanceWidth)
    let inkBefore = try #require(before.inkBounds)
    let inkAfter = try #require(after.inkBounds)
    #expect(abs(inkAfter.left - inkBefore.left) < 1e-9)
    #expect(abs(inkAfter.right - inkBefore.right - 4 * step) < 1e-9)
    let last = try #require(tracked.glyphs(of: text, in: style, language: "en").last)
    let lastBefore = try #require(plain.glyphs(of: text, in: style, language: "en").last)
    #expect(abs(last.x - lastBefore.x - 4 * step) < 1e-9)
  }
}
