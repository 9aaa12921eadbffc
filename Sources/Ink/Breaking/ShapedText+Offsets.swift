extension ShapedText {
  /// The widths from the text's start to each of its code units, in the order of the text.
  ///
  /// A cluster's width counts at its first code unit.
  ///
  /// - Parameters:
  ///   - count: The text's UTF-16 code units.
  ///   - size: The size in points.
  ///   - tracking: What is added to each cluster that takes room, in points.
  /// - Returns: The widths in points, one more than there are code units.
  func offsets(count: Int, size: Double, tracking: Double) -> [Double] {
    var advances = [Double](repeating: 0, count: count + 1)
    for run in runs {
      let scale = size / Double(max(run.unitsPerEm, 1))
      var tracked = -1
      for glyph in run.glyphs where 0..<count ~= glyph.cluster {
        advances[glyph.cluster + 1] += Double(glyph.xAdvance) * scale
        if run.isTracked, glyph.xAdvance != 0, glyph.cluster != tracked {
          advances[glyph.cluster + 1] += tracking
          tracked = glyph.cluster
        }
      }
    }
    var sum = 0.0
    return advances.map { advance in
      sum += advance
      return sum
    }
  }
}
