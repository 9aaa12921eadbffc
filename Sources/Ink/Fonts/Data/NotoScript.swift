/// A script's family in the package `fonts-noto-core`.
struct NotoScript: Sendable {
  /// The part of the file's name for the script.
  var file: String
  /// The family's name.
  var name: String
  /// The part of the file's name for the design.
  var design: String
  /// Whether the package has a bold face too.
  var hasBold: Bool

  init(_ file: String, _ name: String, design: String = "Sans", hasBold: Bool = true) {
    self.file = file
    self.name = name
    self.design = design
    self.hasBold = hasBold
  }

  /// The scripts that living languages are written in; those that more people write come first.
  static let all: [NotoScript] =
    bold.map { NotoScript($0, "Noto Sans \($0)") }
    + [
      NotoScript("CanadianAboriginal", "Noto Sans Canadian Aboriginal"),
      NotoScript("HanifiRohingya", "Noto Sans Hanifi Rohingya"),
      NotoScript("KayahLi", "Noto Sans Kayah Li"),
      NotoScript("MeeteiMayek", "Noto Sans Meetei Mayek"),
      NotoScript("OlChiki", "Noto Sans Ol Chiki"),
      NotoScript("TaiTham", "Noto Sans Tai Tham"),
      NotoScript("Tibetan", "Noto Serif Tibetan", design: "Serif"),
      NotoScript(
        "NyiakengPuachueHmong", "Noto Serif Nyiakeng Puachue Hmong", design: "Serif"),
      NotoScript("NewTaiLue", "Noto Sans New Tai Lue", hasBold: false),
      NotoScript("NKo", "Noto Sans N'Ko", hasBold: false),
      NotoScript("SoraSompeng", "Noto Sans Sora Sompeng", hasBold: false),
      NotoScript("SylotiNagri", "Noto Sans Syloti Nagri", hasBold: false),
      NotoScript("TaiLe", "Noto Sans Tai Le", hasBold: false),
      NotoScript("TaiViet", "Noto Sans Tai Viet", hasBold: false),
      NotoScript("WarangCiti", "Noto Sans Warang Citi", hasBold: false),
    ]
    + regularOnly.map { NotoScript($0, "Noto Sans \($0)", hasBold: false) }

  private static let bold = [
    "Thai", "Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Telugu", "Gujarati", "Gurmukhi",
    "Kannada", "Malayalam", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar", "Georgian", "Armenian",
    "Ethiopic", "Thaana", "Cherokee", "Adlam", "Balinese", "Bamum", "Cham", "Javanese", "Lisu",
    "Sundanese",
  ]

  private static let regularOnly = [
    "Batak", "Buginese", "Chakma", "Lepcha", "Limbu", "Miao", "Mongolian", "Mro", "Newa", "Osage",
    "Rejang", "Saurashtra", "Syriac", "Tagalog", "Tifinagh", "Vai", "Wancho", "Yi",
  ]
}
