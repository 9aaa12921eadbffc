extension FontStack {
  /// The fonts that Debian's packages `fonts-inter`, `fonts-noto-core`, `fonts-noto-cjk` and
  /// `fonts-noto-color-emoji` install.
  ///
  /// They stand in for Apple's, which may not be shipped: Inter for SF Pro, and Noto for the fonts of
  /// other scripts. Inter's characters are wider than SF Pro's on average (0.4775 against 0.4165 em in
  /// the fonts' own `OS/2` tables, before tracking), so what fits in Inter mostly fits on a device, but
  /// its widths are never those of SF Pro.
  public static let debian = FontStack(families: debianFamilies)

  private static let debianFamilies: [FontFamily] =
    [inter, notoSans, notoSansCJK]
    + NotoScript.all.map(\.family)
    + [notoSymbols, notoSymbols2, notoMath, notoColorEmoji]

  private static let inter = FontFamily(
    name: "Inter",
    faces: DebianFonts.interStyles.map { style, weight in
      FontFace(path: "\(DebianFonts.interFolder)/Inter-\(style).otf", weight: weight)
    },
    package: "fonts-inter")

  private static let notoSans = NotoScript("", "Noto Sans").family
  private static let notoSymbols = NotoScript("Symbols", "Noto Sans Symbols").family
  private static let notoSymbols2 = NotoScript(
    "Symbols2", "Noto Sans Symbols 2", hasBold: false
  ).family
  private static let notoMath = NotoScript("Math", "Noto Sans Math", hasBold: false).family

  private static let notoSansCJK = FontFamily(
    name: "Noto Sans CJK",
    faces: [
      FontFace(path: "\(DebianFonts.cjkFolder)/NotoSansCJK-Regular.ttc"),
      FontFace(path: "\(DebianFonts.cjkFolder)/NotoSansCJK-Bold.ttc", weight: .bold),
    ],
    languageIndexes: DebianFonts.cjkIndexes, package: "fonts-noto-cjk")

  private static let notoColorEmoji = FontFamily(
    name: "Noto Color Emoji", role: .emoji,
    faces: [FontFace(path: "\(DebianFonts.notoFolder)/NotoColorEmoji.ttf")],
    package: "fonts-noto-color-emoji")
}

extension NotoScript {
  /// The family of the script's files.
  var family: FontFamily {
    let stem = "\(DebianFonts.notoFolder)/Noto\(design)\(file)"
    let regular = FontFace(path: "\(stem)-Regular.ttf")
    let bold = FontFace(path: "\(stem)-Bold.ttf", weight: .bold)
    return FontFamily(
      name: name, faces: hasBold ? [regular, bold] : [regular], package: "fonts-noto-core")
  }
}
