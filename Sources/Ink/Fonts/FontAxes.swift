#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  /// The axes of a variable font (OpenType, `fvar`).
  enum FontAxes {
    /// Sets the axes of a font.
    ///
    /// HarfBuzz passes over settings of axes that a font doesn't have, which would measure the wrong
    /// design; so each is looked up first.
    ///
    /// - Returns: What is wrong with the first setting that can't be made; nil where all could.
    static func apply(
      _ settings: [String: Double], to font: OpaquePointer, of face: OpaquePointer, path: String
    ) -> FontError? {
      guard !settings.isEmpty else { return nil }
      let axes = self.axes(of: face)
      var variations: [hb_variation_t] = []
      for (tag, value) in settings.sorted(by: { $0.key < $1.key }) {
        guard let axis = axes.first(where: { name(of: $0) == tag }) else {
          let names = axes.map { "'\(name(of: $0))'" }.joined(separator: ", ")
          return FontError(
            path: path, message: "the font has no axis '\(tag)'",
            remedy: axes.isEmpty
              ? "Leave 'axes' out; the font isn't variable." : "Set one of its axes: \(names).")
        }
        guard value >= Double(axis.min_value), value <= Double(axis.max_value) else {
          return FontError(
            path: path, message: "the axis '\(tag)' can't be \(value)",
            remedy: "Give a value from \(axis.min_value) to \(axis.max_value).")
        }
        variations.append(hb_variation_t(tag: axis.tag, value: Float(value)))
      }
      hb_font_set_variations(font, variations, UInt32(variations.count))
      return nil
    }

    private static func axes(of face: OpaquePointer) -> [hb_ot_var_axis_info_t] {
      var count = UInt32(min(hb_ot_var_get_axis_count(face), 64))
      guard count > 0 else { return [] }
      var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
      hb_ot_var_get_axis_infos(face, 0, &count, &axes)
      return Array(axes.prefix(Int(count)))
    }

    private static func name(of axis: hb_ot_var_axis_info_t) -> String {
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> UInt32($0)) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
