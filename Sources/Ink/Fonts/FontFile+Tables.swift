#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  extension FontFile {
    /// Whether all tables of a face lie within the file (OpenType, "Organization of an OpenType
    /// Font"); HarfBuzz measures with what is left of a file that was cut short.
    ///
    /// - Parameter index: The place of the face in the file.
    /// - Returns: Whether nothing is cut off.
    func isWhole(face index: Int) -> Bool {
      var length: UInt32 = 0
      guard let start = hb_blob_get_data(blob, &length) else { return false }
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
      else { return false }
      let tableCount = counts >> 16
      return (0..<tableCount).allSatisfy { table in
        let record = directory + 12 + table * 16
        guard let offset = number(at: record + 8), let size = number(at: record + 12) else {
          return false
        }
        return offset + size <= bytes.count
      }
    }
  }
#endif
