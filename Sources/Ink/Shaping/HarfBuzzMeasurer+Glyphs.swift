#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  extension HarfBuzzMeasurer {
    /// The glyphs of a text on one line, from left to right.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks and tabs count as spaces.
    ///   - style: The size and weight.
    ///   - language: The language (BCP 47).
    /// - Returns: The glyphs; those that draw nothing too.
    public func glyphs(
      of text: String, in style: TextStyle, language: String
    ) -> [PlacedGlyph] {
      let shaped = shaped(text, weight: style.weight, language: language)
      let size = style.size > 0 && style.size.isFinite ? style.size : 0
      let tracking = tracking(at: size)
      var placed: [PlacedGlyph] = []
      var origin = 0.0
      for index in shaped.visualOrder {
        let run = shaped.runs[index]
        let scale = size / Double(run.unitsPerEm)
        var places = GlyphPlaces(
          RunInk(scale: scale, tracking: run.isTracked ? tracking : 0, origin: origin))
        for glyph in run.glyphs {
          let cluster = UInt32(truncatingIfNeeded: glyph.cluster)
          let pen = places.next(cluster: cluster, advance: glyph.xAdvance)
          placed.append(
            PlacedGlyph(
              reference: GlyphReference(font: run.font, glyph: glyph.id),
              x: pen + Double(glyph.xOffset) * scale, y: Double(glyph.yOffset) * scale,
              size: size))
        }
        origin = places.end
      }
      return placed
    }

    /// A text on one line as glyphs in the units of their fonts.
    func shaped(_ text: String, weight: FontWeight, language: String) -> ShapedText {
      withItems(of: text, weight, language) { scratch, choice in
        var shaped = ShapedText(
          visualOrder: scratch.findVisualOrder(), isRightToLeft: scratch.isRightToLeft)
        for item in scratch.items {
          shaped.runs.append(run(item, scratch, choice))
        }
        return shaped
      }
    }

    private func run(
      _ item: TextItem, _ scratch: TextScratch, _ choice: FontChoice
    ) -> ShapedRun {
      let family = Int(item.family)
      var run = ShapedRun(
        font: choice.numbers[family] ?? 0, unitsPerEm: choice.fonts[family]?.unitsPerEm ?? 1,
        range: Int(item.start)..<Int(item.end), level: item.level,
        isTracked: library.stack.tracking != nil && family == choice.primary, glyphs: [])
      guard let glyphs = scratch.shape(item, choice) else { return run }
      run.glyphs.reserveCapacity(glyphs.count)
      for index in 0..<glyphs.count {
        let info = glyphs.infos[index]
        let position = glyphs.positions[index]
        run.glyphs.append(
          ShapedGlyph(
            id: info.codepoint, cluster: Int(info.cluster), xAdvance: Int(position.x_advance),
            xOffset: Int(position.x_offset), yOffset: Int(position.y_offset)))
      }
      return run
    }
  }
#endif
