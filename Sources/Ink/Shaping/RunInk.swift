#if canImport(CHarfBuzz)
  /// Where a run's glyphs draw on a line.
  struct RunInk {
    /// The points of a unit.
    var scale: Double
    /// What is added after each cluster, in points.
    var tracking: Double
    /// Where the run begins, in points.
    var origin: Double

    /// What a run's glyphs amount to.
    struct Summary {
      /// The sum of their advances, in units of the font.
      var advance: Int
      /// Whether a character has no glyph.
      var hasMissingGlyphs: Bool
    }

    /// Unites the ink of a run's glyphs with what was drawn before.
    func unite(
      _ glyphs: TextScratch.Glyphs, _ boxes: GlyphBoxes, into ink: inout InkBounds?
    ) -> Summary {
      guard tracking == 0 else { return uniteTracked(glyphs, boxes, into: &ink) }
      var summary = Summary(advance: 0, hasMissingGlyphs: false)
      var pen: Int32 = 0
      var left = Int32.max
      var bottom = Int32.max
      var right = Int32.min
      var top = Int32.min
      for index in 0..<glyphs.count {
        let position = glyphs.positions[index]
        let glyph = glyphs.infos[index].codepoint
        let box = boxes[glyph]
        if glyph == 0 { summary.hasMissingGlyphs = true }
        if !box.isEmpty {
          let x = pen &+ position.x_offset
          left = min(left, x &+ box.left)
          right = max(right, x &+ box.right)
          bottom = min(bottom, position.y_offset &+ box.bottom)
          top = max(top, position.y_offset &+ box.top)
        }
        pen &+= position.x_advance
      }
      summary.advance = Int(pen)
      guard left < right else { return summary }
      unite(
        InkBounds(
          left: origin + Double(left) * scale, bottom: Double(bottom) * scale,
          right: origin + Double(right) * scale, top: Double(top) * scale), into: &ink)
      return summary
    }

    private func uniteTracked(
      _ glyphs: TextScratch.Glyphs, _ boxes: GlyphBoxes, into ink: inout InkBounds?
    ) -> Summary {
      var summary = Summary(advance: glyphs.advance, hasMissingGlyphs: false)
      var places = GlyphPlaces(self)
      for index in 0..<glyphs.count {
        let position = glyphs.positions[index]
        let glyph = glyphs.infos[index].codepoint
        let box = boxes[glyph]
        if glyph == 0 { summary.hasMissingGlyphs = true }
        let pen = places.next(
          cluster: glyphs.infos[index].cluster, advance: Int(position.x_advance))
        guard !box.isEmpty else { continue }
        let x = pen + Double(position.x_offset) * scale
        let y = Double(position.y_offset) * scale
        unite(
          InkBounds(
            left: x + Double(box.left) * scale, bottom: y + Double(box.bottom) * scale,
            right: x + Double(box.right) * scale, top: y + Double(box.top) * scale), into: &ink)
      }
      return summary
    }

    private func unite(_ other: InkBounds, into ink: inout InkBounds?) {
      guard let before = ink else {
        ink = other
        return
      }
      ink = InkBounds(
        left: min(before.left, other.left), bottom: min(before.bottom, other.bottom),
        right: max(before.right, other.right), top: max(before.top, other.top))
    }
  }

  /// Moves a pen over the glyphs of a run; tracking follows the last glyph of a cluster.
  struct GlyphPlaces {
    private let run: RunInk
    private var units = 0
    private var clusters = 0
    private var cluster: UInt32?

    init(_ run: RunInk) {
      self.run = run
    }

    /// The place of the next glyph, in points.
    mutating func next(cluster: UInt32, advance: Int) -> Double {
      if advance != 0, self.cluster != cluster {
        if self.cluster != nil { clusters += 1 }
        self.cluster = cluster
      }
      defer { units &+= advance }
      return run.origin + Double(units) * run.scale + Double(clusters) * run.tracking
    }

    /// Where the run ends, in points.
    var end: Double {
      run.origin + Double(units) * run.scale
        + Double(cluster == nil ? clusters : clusters + 1) * run.tracking
    }
  }
#endif
