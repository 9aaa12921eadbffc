import Testing

@testable import Ink

/// SVG 2, 9.3: the grammar of path data.
struct GlyphPathTests {
  @Test("A square takes the shortest commands, y downwards")
  func square() {
    var path = GlyphPath(scale: 1)
    path.move(100, 0)
    path.line(100, 700)
    path.line(200, 700)
    path.line(200, 0)
    path.close()
    #expect(path.data == "M100 0V-700H200V0z")
  }

  @Test("Points are scaled and rounded to tenths, without needless digits")
  func tenths() {
    var path = GlyphPath(scale: 0.5)
    path.move(1, 1)
    path.line(0.06, 3)
    #expect(path.data == "M.5-.5L0-1.5")
  }

  @Test("Relative commands where they are shorter, and repeated ones without their letter")
  func relative() {
    var path = GlyphPath(scale: 1)
    path.move(1000, -1000)
    path.line(1001, -1002)
    path.line(1003, -1005)
    #expect(path.data == "M1000 1000l1 2 2 3")
  }

  @Test("Curves have their control points first")
  func curves() {
    var path = GlyphPath(scale: 1)
    path.move(0, 0)
    path.quadratic(5, 5, 9, 0)
    path.cubic(10, 1, 11, 2, 12, -3)
    #expect(path.data == "M0 0Q5-5 9 0c1-1 2-2 3 3")
  }

  @Test("Rounding doesn't add up along relative commands")
  func noDrift() {
    var path = GlyphPath(scale: 1000.0 / 2048)
    path.move(1000, 0)
    for step in 1...100 { path.line(1000 + Double(step), Double(step)) }
    let end = SVGPath(path.data)?.points.last
    #expect(abs((end?.x ?? 0) - 1100 * 1000 / 2048) <= 0.05 + 1e-9)
  }

  @Test("A second contour begins where it is moved to, from the point the first one closed at")
  func contours() {
    var path = GlyphPath(scale: 1)
    path.move(1000, 0)
    path.line(1010, 5)
    path.close()
    path.move(1001, 1)
    #expect(path.data == "M1000 0l10-5zm1-1")
  }

  @Test("Numbers that are none, and lines to where the pen is, do no harm")
  func degenerate() {
    var path = GlyphPath(scale: 1)
    #expect(path.data.isEmpty)
    path.close()
    #expect(path.data.isEmpty)
    path.move(.nan, .infinity)
    path.line(0, 0)
    path.close()
    path.close()
    #expect(path.data == "M0 0z")
  }
}
