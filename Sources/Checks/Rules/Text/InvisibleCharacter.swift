/// A character that can't be seen, or that has no look of its own.
enum InvisibleCharacter: Hashable {
  /// U+FFFD, which stands where a decoder met bytes that it couldn't read.
  case replacement
  /// U+FFFC, which stands where an attachment was.
  case object
  /// A control character other than tab and line breaks.
  case control
  /// A byte order mark or zero-width no-break space, U+FEFF.
  case byteOrderMark
  /// A zero-width space, U+200B.
  case zeroWidthSpace
  /// A zero-width joiner or non-joiner, U+200C or U+200D.
  case joiner
  /// A soft hyphen, U+00AD.
  case softHyphen
  /// A directional mark, U+200E, U+200F or U+061C.
  case directionalMark
  /// The beginning of a directional isolate, embedding or override.
  case directionalOpening(isIsolate: Bool)
  /// The end of a directional isolate, embedding or override.
  case directionalClosing(isIsolate: Bool)
  /// A tatweel (kashida), U+0640, which stretches an Arabic word.
  case tatweel
  /// A tag character, which only flags such as Scotland's are made of.
  case tag
  /// A letter without a look: a Hangul filler or an empty Braille pattern.
  case filler
  /// A character of a font's own.
  case privateUse
  /// A code point that Unicode has assigned to nothing, or reserved for no use ever.
  case unassigned

  /// Tells whether a scalar is one of them.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: return nil
    case 0x00...0x1F, 0x7F...0x9F: self = .control
    case 0xAD: self = .softHyphen
    case 0x640: self = .tatweel
    case 0x200B: self = .zeroWidthSpace
    case 0x200C, 0x200D: self = .joiner
    case 0x200E, 0x200F, 0x61C: self = .directionalMark
    case 0x202A, 0x202B, 0x202D, 0x202E: self = .directionalOpening(isIsolate: false)
    case 0x202C: self = .directionalClosing(isIsolate: false)
    case 0x2066...0x2068: self = .directionalOpening(isIsolate: true)
    case 0x2069: self = .directionalClosing(isIsolate: true)
    case 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0: self = .filler
    case 0xFEFF: self = .byteOrderMark
    case 0xFFFC: self = .object
    case 0xFFFD: self = .replacement
    // Apple's fonts draw the Apple logo here.
    case 0xF8FF: return nil
    case 0xE000...0xF8FE: self = .privateUse
    case 0xFDD0...0xFDEF: self = .unassigned
    case 0xE0001, 0xE0020...0xE007F: self = .tag
    case 0xF0000...0xFFFFD, 0x10_0000...0x10_FFFD: self = .privateUse
    case let value where value & 0xFFFE == 0xFFFE: self = .unassigned
    // Beyond the planes of scripts, emoji and Han nothing is assigned but variation selectors.
    case 0x4_0000...0xD_FFFF: self = .unassigned
    default: return nil
    }
  }

  /// Whether a text has a byte that could begin one of them.
  static func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains { byte in
      switch byte {
      // U+0080 to U+00BF; U+0600 to U+067F; U+1000 to U+2FFF; U+3000 to U+3FFF; U+E000 up.
      case 0xC2, 0xD8, 0xD9, 0xE1, 0xE2, 0xE3, 0xEE...0xFF: true
      case 0x09, 0x0A, 0x0D: false
      default: byte < 0x20 || byte == 0x7F
      }
    }
  }
}
