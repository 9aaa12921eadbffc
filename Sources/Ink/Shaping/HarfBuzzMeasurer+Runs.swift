#if canImport(CHarfBuzz)
  extension HarfBuzzMeasurer {
    /// The runs that a text is parted into, with their glyphs, in the order of the text.
    ///
    /// - Parameters:
    ///   - text: The text; line breaks and tabs count as spaces.
    ///   - weight: The weight.
    ///   - language: The language (BCP 47).
    /// - Returns: The text as it is shaped, in UTF-16, and its runs.
    @_spi(Comparison)
    public func runs(
      of text: String, weight: FontWeight, language: String
    ) -> (units: [UInt16], runs: [TextRun]) {
      let shaped = shaped(text, weight: weight, language: language)
      return withItems(of: text, weight, language) { scratch, choice in
        let units = Array(UnsafeBufferPointer(start: scratch.units, count: scratch.count))
        let runs = zip(scratch.items, shaped.runs).compactMap { item, run -> TextRun? in
          guard let face = face(of: item, choice) else { return nil }
          return TextRun(
            face: face, script: Self.name(ofScript: item.script),
            isRightToLeft: item.level & 1 == 1,
            range: run.range,
            glyphs: run.glyphs.map {
              TextRun.Glyph(
                id: $0.id, advance: $0.xAdvance, xOffset: $0.xOffset, yOffset: $0.yOffset)
            })
        }
        return (units, runs)
      }
    }

    private func face(of item: TextItem, _ choice: FontChoice) -> FontFace? {
      let family = library.stack.families[Int(item.family)]
      guard var face = family.face(for: choice.key.weight) else { return nil }
      face.index = family.index(for: choice.key.language, of: face)
      return face
    }

    /// The four letters of HarfBuzz's tag.
    private static func name(ofScript script: UInt32) -> String {
      guard script != 0 else { return "Zyyy" }
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> UInt32($0)) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
