extension LanguageIdentifier {
  /// Whether the language is written from right to left: by its script where it has one, else as it
  /// usually is.
  public var isRightToLeft: Bool {
    if let script { return Self.rightToLeftScripts.contains(script) }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// Languages that are written from right to left (CLDR, `layout/orientation/characterOrder`).
  public static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Scripts whose letters have the direction R or AL (Unicode Character Database, `Bidi_Class`).
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
}
