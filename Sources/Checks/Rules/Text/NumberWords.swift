/// Words and signs that stand for numbers in translations.
///
/// Source: CLDR's rule-based number formats (`spellout-numbering`) of each language.
enum NumberWords {
  /// What stands for a half, as in half an hour for 30 minutes.
  static let halves = [
    "半", "반", "пол", "пів", "паў", "halb", "halv", "half", "demi", "medi", "meia", "mezz",
    "pół", "půl", "pol", "yarım", "نصف", "חצי", "आध", "ครึ่ง", "nửa", "puol", "fél", "jumăt",
    "setengah", "μισ",
  ]

  /// What multiplies the number before it, as in 1万 for 10,000.
  static let multipliers: [Unicode.Scalar] = [
    "万", "萬", "億", "亿", "千", "百", "만", "억", "천", "백",
  ]

  /// Words that multiply the number before them.
  static let multiplierWords = ["लाख", "करोड़", "লাখ", "কোটি", "lakh", "crore", "rb", "ribu"]
}
