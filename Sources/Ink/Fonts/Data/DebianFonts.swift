/// Where Debian's packages put their fonts.
enum DebianFonts {
  static let interFolder = "/usr/share/fonts/opentype/inter"
  static let notoFolder = "/usr/share/fonts/truetype/noto"
  static let cjkFolder = "/usr/share/fonts/opentype/noto"

  /// Inter's files by OpenType's names of weights, which differ from SwiftUI's.
  static let interStyles: [(style: String, weight: FontWeight)] = [
    ("Thin", .ultraLight), ("ExtraLight", .thin), ("Light", .light), ("Regular", .regular),
    ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold), ("ExtraBold", .heavy),
    ("Black", .black),
  ]

  /// The faces of the collection by language (Noto CJK, "Sans": JP, KR, SC, TC, HK).
  static let cjkIndexes: [String: Int] = [
    "ja": 0, "ko": 1,
    "zh": 2, "zh-Hans": 2, "zh-CN": 2, "zh-SG": 2,
    "zh-Hant": 3, "zh-TW": 3,
    "zh-HK": 4, "zh-MO": 4, "zh-Hant-HK": 4, "zh-Hant-MO": 4,
    "yue": 4, "yue-Hans": 2,
  ]
}
