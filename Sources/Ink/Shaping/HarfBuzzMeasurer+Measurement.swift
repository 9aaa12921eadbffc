#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  extension HarfBuzzMeasurer {
    /// The width, the ink and the missing glyphs of a text on one line.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks and tabs count as spaces.
    ///   - style: The size and weight; of a size that isn't positive the width is 0.
    ///   - language: The language (BCP 47).
    /// - Returns: The measurement.
    public func measurement(
      of text: String, in style: TextStyle, language: String
    ) -> TextMeasurement {
      let size = style.size > 0 && style.size.isFinite ? style.size : 0
      let tracking = tracking(at: size)
      var missing: [Int] = []
      var sum = AdvanceSum()
      let ink = withItems(of: text, style.weight, language) { scratch, choice in
        var ink: InkBounds?
        var pen = 0.0
        for index in scratch.findVisualOrder() {
          let item = scratch.items[index]
          let isTracked = Int(item.family) == choice.primary && library.stack.tracking != nil
          if let space = scratch.loneSpaceAdvance(item, choice),
            let font = choice.fonts[Int(item.family)]
          {
            let clusters = isTracked && space != 0 ? 1 : 0
            sum.add(space, unitsPerEm: font.unitsPerEm)
            sum.trackedClusters += clusters
            pen +=
              Double(space) * size / Double(font.unitsPerEm) + Double(clusters) * tracking
            continue
          }
          guard let glyphs = scratch.shape(item, choice),
            let number = choice.numbers[Int(item.family)],
            let font = choice.fonts[Int(item.family)]
          else { continue }
          let clusters = isTracked ? glyphs.trackedClusters : 0
          let run = RunInk(
            scale: size / Double(font.unitsPerEm), tracking: isTracked ? tracking : 0, origin: pen)
          let summary = run.unite(glyphs, scratch.boxes(of: number, font), into: &ink)
          if summary.hasMissingGlyphs { glyphs.collectMissing(into: &missing) }
          sum.add(summary.advance, unitsPerEm: font.unitsPerEm)
          sum.trackedClusters += clusters
          pen +=
            Double(summary.advance) * size / Double(font.unitsPerEm)
            + (isTracked ? Double(clusters) * tracking : 0)
        }
        return ink
      }
      return TextMeasurement(
        advanceWidth: sum.width(size: size, tracking: tracking), inkBounds: ink,
        missingGlyphs: missing.isEmpty ? [] : MissingGlyph.clusters(at: missing, in: text))
    }
  }

  extension TextScratch.Glyphs {
    /// Adds the places of the characters that the font has no glyph for.
    fileprivate func collectMissing(into missing: inout [Int]) {
      for index in 0..<count where infos[index].codepoint == 0 {
        missing.append(Int(infos[index].cluster))
      }
    }
  }
#endif
