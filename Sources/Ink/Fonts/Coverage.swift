#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  /// The characters that a font has glyphs for, a bit each.
  struct Coverage: Sendable {
    private var words: [UInt64] = []

    /// Collects the characters of a face.
    init(face: OpaquePointer) {
      let set = hb_set_create()
      defer { hb_set_destroy(set) }
      hb_face_collect_unicodes(face, set)
      let greatest = hb_set_get_max(set)
      guard greatest <= 0x10_FFFF else { return }
      words = [UInt64](repeating: 0, count: Int(greatest >> 6) + 1)
      // HB_SET_VALUE_INVALID begins a walk.
      var first = UInt32.max
      var last = UInt32.max
      while hb_set_next_range(set, &first, &last) != 0 {
        for scalar in first...min(last, greatest) {
          words[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
        }
      }
    }

    /// Whether the font has a glyph for a character.
    func contains(_ scalar: UInt32) -> Bool {
      let word = Int(scalar >> 6)
      return word < words.count && words[word] & (1 << UInt64(scalar & 63)) != 0
    }
  }
#endif
