#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  extension TextScratch {
    /// The glyphs of an item, valid until the next item is shaped.
    struct Glyphs {
      var infos: UnsafeMutablePointer<hb_glyph_info_t>
      var positions: UnsafeMutablePointer<hb_glyph_position_t>
      var count: Int
    }

    /// Shapes an item within the whole text, so that letters join across items.
    ///
    /// - Returns: nil where there is nothing to shape.
    func shape(_ item: TextItem, _ choice: FontChoice) -> Glyphs? {
      guard let number = choice.numbers[Int(item.family)],
        let font = choice.fonts[Int(item.family)]
      else { return nil }
      if !usedFonts[number] {
        usedFonts[number] = true
        hasNewFonts = true
      }
      hb_buffer_clear_contents(buffer)
      hb_buffer_add_utf16(
        buffer, units, Int32(truncatingIfNeeded: count), UInt32(item.start), item.end - item.start)
      hb_buffer_set_direction(
        buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      hb_buffer_set_script(
        buffer, item.script == 0 ? HB_SCRIPT_COMMON : hb_script_t(rawValue: item.script))
      hb_buffer_set_language(buffer, choice.language(of: Int(item.family)))
      hb_shape(font.raw, buffer, nil, 0)
      var length: UInt32 = 0
      guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
        let positions = hb_buffer_get_glyph_positions(buffer, nil)
      else { return nil }
      return Glyphs(infos: infos, positions: positions, count: Int(length))
    }
  }

  extension TextScratch.Glyphs {
    /// The sum of the advances, in units of the font.
    @inline(__always)
    var advance: Int {
      var sum = 0
      for index in 0..<count { sum &+= Int(positions[index].x_advance) }
      return sum
    }

    /// How many clusters take room, which tracking is added to.
    var trackedClusters: Int {
      var clusters = 0
      var last: UInt32?
      for index in 0..<count
      where positions[index].x_advance != 0 && infos[index].cluster != last {
        clusters += 1
        last = infos[index].cluster
      }
      return clusters
    }
  }
#endif
