import Testing

@testable import Ink

#if canImport(CHarfBuzz)
  struct HarfBuzzDrawingTests {
    private let measurer: HarfBuzzMeasurer
    private let style = TextStyle(size: 1_000)

    init() throws {
      measurer = try HarfBuzzMeasurer(.debian)
    }

    private func drawings(_ text: String, _ language: String = "en") -> [GlyphDrawing] {
      measurer.glyphs(of: text, in: style, language: language).map {
        measurer.drawing(of: $0.reference)
      }
    }

    private func path(_ text: String, _ language: String = "en") throws -> SVGPath {
      let drawings = drawings(text, language)
      try #require(drawings.count == 1)
      guard case .outline(let data) = drawings[0] else {
        throw Missing(drawing: drawings[0])
      }
      return try #require(SVGPath(data))
    }

    private struct Missing: Error {
      var drawing: GlyphDrawing
    }

    @Test("Inter's I is a rectangle as high as its capitals (OpenType, OS/2, sCapHeight)")
    func capital() throws {
      let font = try FontTables("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
      let path = try path("I")
      let corners = Set(path.points.map { "\($0.x) \($0.y)" })
      #expect(corners.count == 4)
      let height = font.capHeight / font.unitsPerEm * 1_000
      #expect(abs(path.bounds[1] + height) <= 0.05)
      #expect(path.bounds[3] == 0)
    }

    /// Outlines of CFF (Inter) and of TrueType (Noto) against the ink that HarfBuzz tells.
    ///
    /// Of CFF that is the box of the control points, of TrueType that of the curve.
    @Test(
      "A path's bounds are the ink's, within its rounding",
      arguments: [
        ("en", "A"), ("en", "g"), ("en", "@"), ("en", "8"), ("de", "ß"), ("ru", "Ж"),
        ("th", "ก"), ("th", "ฬ"), ("hi", "अ"), ("ar", "ع"), ("he", "ש"), ("ja", "語"), ("ko", "한"),
      ])
    func bounds(language: String, text: String) throws {
      let path = try path(text, language)
      let measurement = measurer.measurement(of: text, in: style, language: language)
      let ink = try #require(measurement.inkBounds)
      let expected = [ink.left, -ink.top, ink.right, -ink.bottom]
      let xs = path.points.map(\.x)
      let ys = path.points.map(\.y)
      let hull = [xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0]
      for (side, value) in expected.enumerated() {
        let distance = min(abs(path.bounds[side] - value), abs(hull[side] - value))
        #expect(distance <= 1, "\(path.bounds) \(hull) \(expected)")
      }
    }

    @Test("Nothing is drawn for spaces", arguments: [" ", "\u{A0}", "\u{3000}", "\u{200B}"])
    func spaces(text: String) {
      for drawing in drawings(text) { #expect(drawing == .empty) }
    }

    /// PNG (ISO/IEC 15948), 5.2: the signature.
    @Test(
      "An emoji is a picture, about an em high and a bit wider", arguments: ["☀️", "🌧️", "👩‍👩‍👧", "🇩🇪"])
    func emoji(text: String) throws {
      let drawings = drawings(text)
      try #require(drawings.count == 1)
      guard case .image(let png, let x, let y, let width, let height) = drawings[0] else {
        throw Missing(drawing: drawings[0])
      }
      #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      let measurement = measurer.measurement(of: text, in: style, language: "en")
      let ink = try #require(measurement.inkBounds)
      #expect(abs(x * 1_000 - ink.left) < 0.5)
      #expect(abs(y * 1_000 + ink.top) < 0.5)
      #expect(abs(width * 1_000 - ink.width) < 0.5)
      #expect(abs(height * 1_000 - ink.height) < 0.5)
      #expect(width > 0.9 && width < 1.5 && height > 0.9 && height < 1.5)
    }

    @Test("The same glyph has the same drawing, and a bolder face another")
    func weights() throws {
      let regular = try path("I")
      #expect(try path("I").points == regular.points)
      let bold = measurer.glyphs(
        of: "I", in: TextStyle(size: 1_000, weight: .bold), language: "en")
      guard case .outline(let data) = measurer.drawing(of: try #require(bold.first).reference)
      else { return #expect(Bool(false), "no outline") }
      let stem = try #require(SVGPath(data)).bounds
      #expect(stem[2] - stem[0] > regular.bounds[2] - regular.bounds[0])
    }

    @Test(
      "A glyph that no font has draws nothing",
      arguments: [
        GlyphReference(font: -1, glyph: 3), GlyphReference(font: 100_000, glyph: 3),
        GlyphReference(font: 0, glyph: .max), GlyphReference(font: 0, glyph: 70_000),
      ])
    func unknown(glyph: GlyphReference) {
      #expect(measurer.drawing(of: glyph) == .empty)
    }
  }
#endif
