/// The replacement of codes that CLDR doesn't want (UTS 35, part 1, "Canonicalizing Syntax").
enum LanguageAliases {
  /// A code that was replaced, in canonical case, and why.
  struct Alias {
    let code: String
    let reason: LanguageAliasReason
  }

  /// The longest alias, if any, that two or more first subtags make up, and the tag without it.
  ///
  /// Among them are the tags that RFC 5646 grandfathered, some of which don't follow its grammar.
  static func replacingStart(of subtags: [String]) -> (subtags: [String], alias: Alias)? {
    for count in stride(from: min(3, subtags.count), to: 1, by: -1) {
      let code = subtags.prefix(count).joined(separator: "-")
      guard let (replacement, reason) = entry(code.lowercased(), in: SortedLines.tagAliases) else {
        continue
      }
      let rest = Array(subtags.dropFirst(count))
      let new = replacement.split(separator: "-").map(String.init)
      return (new + rest, Alias(code: code, reason: reason))
    }
    return nil
  }

  /// The codes that extended languages follow in the IANA language subtag registry.
  private static let extensible: Set = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  /// Replaces single codes, and drops the code before an extended language.
  static func replaceCodes(of subtags: inout LanguageSubtags) -> [Alias] {
    var aliases: [Alias] = []
    if let extended = subtags.extendedLanguages.first, subtags.extendedLanguages.count == 1,
      extensible.contains(subtags.language),
      LanguageConfusions.misspelled["\(subtags.language)-\(extended)"] == nil,
      CodeRanges(CodeRanges.languages).contains(extended)
    {
      aliases.append(
        Alias(code: "\(subtags.language)-\(extended)", reason: .extendedLanguage))
      subtags.language = extended
      subtags.extendedLanguages = []
    }
    if let (replacement, reason) = entry(subtags.language, in: SortedLines.languageAliases) {
      aliases.append(Alias(code: subtags.language, reason: reason))
      replaceLanguage(of: &subtags, by: replacement)
    }
    if let script = subtags.script,
      let (replacement, reason) = entry(script, in: SortedLines.scriptAliases)
    {
      aliases.append(Alias(code: script, reason: reason))
      subtags.script = replacement
    }
    if let region = subtags.region,
      let (replacement, reason) = entry(region, in: SortedLines.regionAliases)
    {
      aliases.append(Alias(code: region, reason: reason))
      subtags.region = replacement
    }
    for variant in subtags.variants {
      guard let (replacement, reason) = entry(variant, in: SortedLines.variantAliases) else {
        continue
      }
      aliases.append(Alias(code: variant, reason: reason))
      subtags.variants.removeAll { $0 == variant || $0 == replacement }
      if replacement != "-" { subtags.variants.append(replacement) }
    }
    subtags.variants.sort()
    return aliases
  }

  /// Puts another identifier in the language's place; a script or region that is there stays.
  static func replaceLanguage(of subtags: inout LanguageSubtags, by replacement: String) {
    guard let new = try? LanguageSubtags(replacement.split(separator: "-").map(String.init)) else {
      return
    }
    subtags.language = new.language
    subtags.extendedLanguages = []
    subtags.script = subtags.script ?? new.script
    subtags.region = subtags.region ?? new.region
  }

  private static func entry(
    _ code: String, in table: StaticString
  ) -> (replacement: String, reason: LanguageAliasReason)? {
    guard let value = SortedLines(table).value(code) else { return nil }
    let words = value.split(separator: " ").map(String.init)
    guard words.count == 2, let reason = LanguageAliasReason(rawValue: words[1]) else { return nil }
    return (words[0], reason)
  }
}
