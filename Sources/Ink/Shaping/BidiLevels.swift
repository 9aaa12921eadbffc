#if canImport(CHarfBuzz)
  internal import _FoundationICU

  /// The embedding levels of a text (UAX 9), by ICU.
  final class BidiLevels {
    private let paragraph: OpaquePointer?

    init() {
      paragraph = swift_ubidi_open()
    }

    deinit {
      if let paragraph { swift_ubidi_close(paragraph) }
    }

    /// The level of each code unit of a text, and whether the paragraph runs from right to left.
    ///
    /// - Parameters:
    ///   - units: The text in UTF-16, without separators of paragraphs.
    ///   - count: How many code units it has.
    ///   - prefersRightToLeft: The direction where no strong character settles it.
    /// - Returns: nil where ICU refuses the text.
    func levels(
      of units: UnsafeMutablePointer<UInt16>, count: Int, prefersRightToLeft: Bool
    ) -> (levels: UnsafePointer<UInt8>, isRightToLeft: Bool)? {
      guard let paragraph, let length = Int32(exactly: count) else { return nil }
      var status = U_ZERO_ERROR
      let fallback = UInt8(prefersRightToLeft ? 0xFF : 0xFE)
      swift_ubidi_setPara(paragraph, units, length, fallback, nil, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue,
        let levels = swift_ubidi_getLevels(paragraph, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      return (levels, swift_ubidi_getParaLevel(paragraph) & 1 == 1)
    }

    /// Whether a language is written from right to left (CLDR, likely subtags and script metadata).
    static func isRightToLeft(language: String) -> Bool {
      swift_uloc_isRightToLeft(language) != 0
    }
  }
#endif
