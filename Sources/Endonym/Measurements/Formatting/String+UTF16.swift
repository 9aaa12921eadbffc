#if !canImport(Darwin)
  extension String {
    /// The text of UTF-16 code units, in which a lone surrogate is replaced.
    init(utf16 units: UnsafeBufferPointer<UInt16>) {
      // ICU's texts are short and well-formed: writing their UTF-8 at once is several times as fast
      // as decoding.
      var isWellFormed = true
      let text = String(unsafeUninitializedCapacity: units.count * 3) { bytes in
        var (count, index) = (0, 0)
        while index < units.count {
          let unit = UInt32(units[index])
          index += 1
          if unit < 0x80 {
            bytes[count] = UInt8(truncatingIfNeeded: unit)
            count += 1
          } else if unit < 0x800 {
            bytes[count] = UInt8(truncatingIfNeeded: 0xC0 | unit >> 6)
            bytes[count + 1] = UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F)
            count += 2
          } else if unit & 0xF800 != 0xD800 {
            bytes[count] = UInt8(truncatingIfNeeded: 0xE0 | unit >> 12)
            bytes[count + 1] = UInt8(truncatingIfNeeded: 0x80 | unit >> 6 & 0x3F)
            bytes[count + 2] = UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F)
            count += 3
          } else {
            isWellFormed = false
            return 0
          }
        }
        return count
      }
      self = isWellFormed ? text : String(decoding: units, as: UTF16.self)
    }
  }
#endif
