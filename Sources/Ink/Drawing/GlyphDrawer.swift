#if canImport(CHarfBuzz)
  internal import CHarfBuzz
  import Synchronization

  /// Draws glyphs, each once.
  final class GlyphDrawer: Sendable {
    private let pen = GlyphPen()
    private let known = Mutex<[GlyphReference: GlyphDrawing]>([:])

    /// How a glyph looks.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - font: The font of that number, whose scale is its units per em.
    ///   - unitsPerEm: The units of an em.
    /// - Returns: The picture of a colour bitmap, otherwise the outline. The colours of layered
    ///   glyphs (`COLR`, `SVG`) aren't drawn.
    func drawing(of glyph: GlyphReference, in font: OpaquePointer, unitsPerEm: Int) -> GlyphDrawing
    {
      if let drawing = known.withLock({ $0[glyph] }) { return drawing }
      let drawing =
        Self.image(of: glyph.glyph, in: font, unitsPerEm: unitsPerEm)
        ?? outline(of: glyph.glyph, in: font, unitsPerEm: unitsPerEm)
      known.withLock { $0[glyph] = drawing }
      return drawing
    }

    private func outline(of glyph: UInt32, in font: OpaquePointer, unitsPerEm: Int) -> GlyphDrawing
    {
      let data = pen.outline(of: glyph, in: font, unitsPerEm: unitsPerEm)
      return data.isEmpty ? .empty : .outline(data)
    }

    /// The picture of a glyph (OpenType, `CBDT` and `sbix`); nil where it has none.
    private static func image(
      of glyph: UInt32, in font: OpaquePointer, unitsPerEm: Int
    ) -> GlyphDrawing? {
      guard hb_ot_color_has_png(hb_font_get_face(font)) != 0 else { return nil }
      let blob = hb_ot_color_glyph_reference_png(font, glyph)
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      var extents = hb_glyph_extents_t()
      guard let start = hb_blob_get_data(blob, &length), length > 0,
        hb_font_get_glyph_extents(font, glyph, &extents) != 0
      else { return nil }
      let png = start.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(length)))
      }
      let em = Double(max(unitsPerEm, 1))
      return .image(
        png: png, x: Double(extents.x_bearing) / em, y: -Double(extents.y_bearing) / em,
        width: Double(extents.width) / em, height: -Double(extents.height) / em)
    }
  }
#endif
