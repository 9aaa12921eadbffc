/// Scalars of the common alphabets that are a user-perceived character each, unless a mark follows.
///
/// A shortcut past the segmentation of text (UAX #29): two of these never make one character. Each
/// has `Grapheme_Cluster_Break` Other, LV or LVT, shows as it is, and belongs to no emoji.
enum SimpleScalars {
  /// The columns that the scalar takes; nil where it isn't simple.
  @inline(__always)
  static func columns(of scalar: UInt32) -> Int? {
    switch scalar {
    // Latin.
    case 0x20...0x7E, 0xC0...0x2FF: 1
    // Greek and Cyrillic.
    case 0x370...0x377, 0x384...0x38A, 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F: 1
    // The letters of Hebrew, Arabic and Thai.
    case 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30: 1
    // Kana, ideographs and Hangul syllables.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }
}
