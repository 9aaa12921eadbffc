/// What an identifier tells at a glance, for rules that ask it of every text.
enum LanguageScript {
  /// The language's code, such as `zh` of `zh-Hant-TW`.
  static func base(of identifier: String) -> Substring {
    identifier.prefix { $0 != "-" && $0 != "_" }
  }

  /// Whether the language is written in Latin letters; also where it isn't known.
  static func isLatin(_ identifier: String) -> Bool {
    let base = base(of: identifier)
    if base.utf8.count == identifier.utf8.count {
      return LikelySubtags.subtags(of: identifier).map { $0.script == "Latn" } ?? true
    }
    let script = MaximalLanguage(identifier).script
    return script.isEmpty || script == "Latn"
  }
}
