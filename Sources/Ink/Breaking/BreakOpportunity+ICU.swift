#if !canImport(Darwin)
  internal import _FoundationICU

  extension BreakOpportunity {
    /// The places where the lines of a text may end, the last of them the text's end.
    ///
    /// By UAX 14 with the language's own rules (CLDR, segments), and ICU's dictionaries where no
    /// spaces part words: Thai, Lao, Khmer and Burmese. A text that ICU refuses has no place but its
    /// end, so that it is told as too wide rather than broken where it mustn't be.
    ///
    /// - Parameters:
    ///   - units: The text's UTF-16 code units.
    ///   - language: The language (BCP 47).
    /// - Returns: The places in ascending order; none for an empty text.
    static func all(in units: [UInt16], language: String) -> [BreakOpportunity] {
      guard !units.isEmpty else { return [] }
      var places: [BreakOpportunity] = []
      units.withUnsafeBufferPointer { buffer in
        var status = U_ZERO_ERROR
        guard
          let length = Int32(exactly: buffer.count),
          let iterator = swift_ubrk_open(
            UBRK_LINE, language, buffer.baseAddress, length, &status)
        else { return }
        defer { swift_ubrk_close(iterator) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
        while true {
          let offset = Int(swift_ubrk_next(iterator))
          guard offset > 0, offset < buffer.count else { return }
          let isMandatory = swift_ubrk_getRuleStatus(iterator) >= Int32(UBRK_LINE_HARD.rawValue)
          places.append(BreakOpportunity(offset: offset, isMandatory: isMandatory))
        }
      }
      places.append(BreakOpportunity(offset: units.count, isMandatory: true))
      return places
    }
  }
#endif
