#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  extension OpenFont {
    /// The tables that shape: `GSUB` and `GPOS`.
    private static let shapingTables: [hb_tag_t] = [0x4753_5542, 0x4750_4F53]

    /// Whether the font shapes a language in a way of its own, in any script (OpenType, "Language
    /// System Table").
    ///
    /// - Parameter language: The language as HarfBuzz knows it.
    /// - Returns: false where the default of each script serves the language.
    func hasRules(for language: OpaquePointer?) -> Bool {
      guard language != nil else { return false }
      var tags = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_LANGUAGE))
      var tagCount = UInt32(tags.count)
      hb_ot_tags_from_script_and_language(
        HB_SCRIPT_COMMON, language, nil, nil, &tagCount, &tags)
      return Self.shapingTables.contains { table in
        let scripts = hb_ot_layout_table_get_script_tags(face, table, 0, nil, nil)
        return (0..<scripts).contains { script in
          var place: UInt32 = 0
          return hb_ot_layout_script_select_language(
            face, table, script, tagCount, &tags, &place) != 0
        }
      }
    }
  }
#endif
