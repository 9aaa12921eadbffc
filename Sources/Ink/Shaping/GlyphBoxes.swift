#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  /// The boxes of a font's glyphs, by pages that are filled glyph by glyph when they are needed.
  final class GlyphBoxes {
    /// What a glyph draws, in units of its font; empty where nothing is drawn.
    struct Box {
      var left: Int32
      var bottom: Int32
      var right: Int32
      var top: Int32

      var isEmpty: Bool { left >= right || bottom >= top }

      fileprivate static let unknown = Box(left: .max, bottom: .max, right: .min, top: .min)
      fileprivate static let empty = Box(left: 0, bottom: 0, right: 0, top: 0)
    }

    private let font: OpenFont
    @exclusivity(unchecked) private var pages: [UnsafeMutablePointer<Box>?]

    init(_ font: OpenFont) {
      self.font = font
      pages = Array(repeating: nil, count: (font.glyphCount + 255) / 256)
    }

    deinit {
      for page in pages { page?.deallocate() }
    }

    /// The box of a glyph.
    @inline(__always)
    subscript(glyph: UInt32) -> Box {
      let index = Int(glyph >> 8)
      guard index < pages.count else { return .empty }
      if let page = pages[index] {
        let box = page[Int(glyph & 0xFF)]
        if box.left != .max { return box }
      }
      return find(glyph)
    }

    @inline(never)
    private func find(_ glyph: UInt32) -> Box {
      let index = Int(glyph >> 8)
      let page: UnsafeMutablePointer<Box>
      if let filled = pages[index] {
        page = filled
      } else {
        page = .allocate(capacity: 256)
        page.initialize(repeating: .unknown, count: 256)
        pages[index] = page
      }
      var extents = hb_glyph_extents_t()
      var box = Box.empty
      if hb_font_get_glyph_extents(font.raw, glyph, &extents) != 0 {
        box = Box(
          left: extents.x_bearing, bottom: extents.y_bearing &+ extents.height,
          right: extents.x_bearing &+ extents.width, top: extents.y_bearing)
      }
      page[Int(glyph & 0xFF)] = box
      return box
    }
  }
#endif
