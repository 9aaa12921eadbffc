#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  extension FontFile {
    /// What is wrong with a face's tables (OpenType, "Organization of an OpenType Font"); HarfBuzz
    /// measures with what is left of a damaged font, such as widths of nothing.
    ///
    /// - Parameter index: The place of the face in the file.
    /// - Returns: What is wrong, without a full stop; nil where all that is measured with is there.
    func damage(face index: Int) -> String? {
      guard let sizes = tableSizes(face: index) else { return "the font file is cut short" }
      func has(_ tag: String) -> Bool { (sizes[tag] ?? 0) >= Self.leastSizes[tag] ?? 1 }
      let missing = Self.requiredTables.filter { !has($0) }
      if !missing.isEmpty {
        let names = missing.map { "'\($0)'" }.joined(separator: ", ")
        return "the font lacks \(missing.count == 1 ? "the table" : "the tables") \(names)"
      }
      guard Self.glyphTables.contains(where: { $0.allSatisfy(has) }) else {
        return "the font has no tables of glyphs, neither 'glyf' and 'loca' nor 'CFF ' or 'CFF2'"
      }
      return nil
    }

    /// The tables without which widths can't be told (OpenType, "Required Tables").
    private static let requiredTables = ["cmap", "head", "hhea", "hmtx", "maxp"]

    /// The tables that glyphs are drawn with, each alternative whole; emoji may be images alone
    /// (OpenType, "Tables Related to TrueType Outlines", "… CFF Outlines", "… Bitmap Glyphs").
    private static let glyphTables = [
      ["glyf", "loca"], ["CFF "], ["CFF2"], ["CBDT", "CBLC"],
    ]

    /// The least bytes of tables of a fixed form (OpenType, `head`, `hhea`, `maxp`).
    private static let leastSizes = ["head": 54, "hhea": 36, "maxp": 6]

    /// The sizes of a face's tables by tag; nil where they don't all lie within the file.
    private func tableSizes(face index: Int) -> [String: Int]? {
      var length: UInt32 = 0
      guard let start = hb_blob_get_data(blob, &length) else { return nil }
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
      func number(at offset: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - 4 else { return nil }
        return Int(
          UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      }
      let collectionTag = 0x7474_6366
      guard let tag = number(at: 0),
        let directory = tag == collectionTag ? number(at: 12 + index * 4) : 0,
        let counts = number(at: directory + 4)
      else { return nil }
      var sizes: [String: Int] = [:]
      for table in 0..<(counts >> 16) {
        let record = directory + 12 + table * 16
        guard let offset = number(at: record + 8), let size = number(at: record + 12),
          offset + size <= bytes.count
        else { return nil }
        sizes[String(decoding: bytes[record..<(record + 4)], as: UTF8.self)] = size
      }
      return sizes
    }
  }
#endif
