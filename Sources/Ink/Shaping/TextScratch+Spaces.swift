#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  /// The advance of a space that is an item of its own, as between two words of another font.
  struct LoneSpace {
    var family: Int32
    var script: UInt32
    var isRightToLeft: Bool
    /// The advance, in units of the font.
    var advance: Int
  }

  extension TextScratch {
    /// The advance of an item that is one space without ink, shaped once for a weight and language:
    /// no letter joins with a space, so nothing around it changes it.
    ///
    /// - Parameters:
    ///   - item: Any item.
    ///   - choice: The weight and language.
    /// - Returns: The advance in units of the font; nil where the item has to be shaped.
    @inline(__always)
    func loneSpaceAdvance(_ item: TextItem, _ choice: FontChoice) -> Int? {
      guard item.end &- item.start == 1, units[Int(item.start)] == 0x20 else { return nil }
      let isRightToLeft = item.level & 1 == 1
      for space in choice.loneSpaces
      where space.family == item.family && space.script == item.script
        && space.isRightToLeft == isRightToLeft
      {
        return space.advance
      }
      return shapeLoneSpace(item, choice)
    }

    @inline(never)
    private func shapeLoneSpace(_ item: TextItem, _ choice: FontChoice) -> Int? {
      guard let glyphs = shape(item, choice), glyphs.count == 1,
        let number = choice.numbers[Int(item.family)], let font = choice.fonts[Int(item.family)]
      else { return nil }
      let glyph = glyphs.infos[0].codepoint
      guard glyph != 0, boxes(of: number, font)[glyph].isEmpty else { return nil }
      let space = LoneSpace(
        family: item.family, script: item.script, isRightToLeft: item.level & 1 == 1,
        advance: glyphs.advance)
      choice.loneSpaces.append(space)
      return space.advance
    }

    /// The boxes of a font's glyphs.
    func boxes(of number: Int, _ font: OpenFont) -> GlyphBoxes {
      if let boxes = boxes[number] { return boxes }
      let boxes = GlyphBoxes(font)
      self.boxes[number] = boxes
      return boxes
    }
  }
#endif
