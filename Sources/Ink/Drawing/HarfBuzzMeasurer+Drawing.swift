#if canImport(CHarfBuzz)
  extension HarfBuzzMeasurer {
    /// How a glyph looks: the outline of its font at the axes' settings, or a colour picture.
    ///
    /// - Parameter glyph: A glyph of one of this measurer's fonts.
    /// - Returns: The drawing; empty for spaces and for glyphs that no font of this measurer has.
    public func drawing(of glyph: GlyphReference) -> GlyphDrawing {
      guard let font = openFont(glyph.font) else { return .empty }
      return drawer.drawing(of: glyph, in: font.raw, unitsPerEm: font.unitsPerEm)
    }
  }
#endif
