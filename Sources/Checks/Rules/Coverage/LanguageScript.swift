/// What an identifier tells at a glance, for rules that ask it of every text.
enum LanguageScript {
  /// The language's code, such as `zh` of `zh-Hant-TW`.
  static func base(of identifier: String) -> Substring {
    identifier.prefix { $0 != "-" && $0 != "_" }
  }

  /// Whether the language is written in Latin letters; also where it isn't known.
  ///
  /// A script in the identifier decides (`sr-Latn`), else what is usual (CLDR's likely subtags).
  static func isLatin(_ identifier: String) -> Bool {
    let base = base(of: identifier)
    var rest = identifier[base.endIndex...].dropFirst()
    while !rest.isEmpty {
      let subtag = rest.prefix { $0 != "-" && $0 != "_" }
      if subtag.utf8.count == 4, subtag.utf8.first.map({ $0 > 0x39 }) == true {
        return subtag.lowercased() == "latn"
      }
      rest = rest[subtag.endIndex...].dropFirst()
    }
    return LikelySubtags.subtags(of: String(base)).map { $0.script == "Latn" } ?? true
  }
}
