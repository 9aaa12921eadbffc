import Testing

@testable import Ink

@Suite struct FontMatchingTests {
  /// CSS Fonts Module Level 4, 5.2, "font-weight", its rules one by one.
  @Test(arguments: [
    ([FontWeight.regular, .bold], FontWeight.semibold, FontWeight.bold),
    ([.regular, .bold], .medium, .regular), ([.regular, .bold], .black, .bold),
    ([.regular, .bold], .light, .regular), ([.light, .medium], .regular, .medium),
    ([.light, .semibold], .regular, .light), ([.light, .semibold], .medium, .light),
    ([.regular, .semibold], .medium, .regular), ([.semibold, .black], .regular, .semibold),
    ([.ultraLight, .regular], .light, .ultraLight), ([.ultraLight, .light], .thin, .ultraLight),
    ([.regular, .medium], .thin, .regular), ([.light, .medium], .bold, .medium),
    ([.bold, .heavy], .semibold, .bold), ([.bold, .black], .heavy, .black),
  ])
  func weight(faces: [FontWeight], wanted: FontWeight, expected: FontWeight) {
    let family = FontFamily(
      name: "Test", faces: faces.map { FontFace(path: "\($0)", weight: $0) })
    #expect(family.face(for: wanted)?.weight == expected)
    let turned = FontFamily(name: "Test", faces: family.faces.reversed())
    #expect(turned.face(for: wanted)?.weight == expected)
  }

  @Test func familyWithoutFacesHasNone() {
    #expect(FontFamily(name: "Test", faces: []).face(for: .bold) == nil)
  }

  /// Noto CJK's faces are JP, KR, SC, TC, HK; RFC 4647, 3.4: subtags are dropped from the end.
  @Test(arguments: [
    ("ja", 0), ("ja-JP", 0), ("ko", 1), ("zh", 2), ("zh-Hans", 2), ("zh-Hans-CN", 2),
    ("zh-Hant", 3), ("zh-Hant-TW", 3), ("zh_TW", 3), ("zh-HK", 4), ("zh-Hant-HK", 4),
    ("ZH-HANT-hk", 4), ("yue", 4), ("en", 0), ("", 0), ("z", 0), ("zha", 0),
  ])
  func indexInCollection(language: String, expected: Int) throws {
    let family = try #require(FontStack.debian.families.first { $0.name == "Noto Sans CJK" })
    let face = try #require(family.faces.first)
    #expect(family.index(for: language, of: face) == expected)
  }
}
