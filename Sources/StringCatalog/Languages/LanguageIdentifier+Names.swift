extension LanguageIdentifier {
  /// The language in English, such as "Thai", "Chinese, Traditional" or "Portuguese (Brazil)".
  ///
  /// It is ICU's display name; a code that ICU doesn't name stands as it is.
  public var englishName: String {
    guard isWellFormed, canonical.hasPrefix(language) else { return source }
    let places = [script, region].compactMap(\.self)
    let names = SortedLines(SortedLines.englishLanguageNames)
    for count in (0...places.count).reversed() {
      let key = ([language] + places.prefix(count)).joined(separator: "-")
      guard let name = names.value(key) ?? (count == 0 ? language : nil) else { continue }
      let rest = places.dropFirst(count).map(Self.placeName) + variants
      return rest.isEmpty ? name : "\(name) (\(rest.joined(separator: ", ")))"
    }
    return language
  }

  /// The language in itself, such as "ไทย", "繁體中文" or "português (Brasil)".
  ///
  /// It is ICU's display name in the case of running text; nil for a language that ICU has no texts
  /// in. A region that ICU has no texts for is left out.
  public var endonym: String? {
    guard isWellFormed else { return nil }
    let names = SortedLines(SortedLines.endonyms)
    let places = [script, region].compactMap(\.self)
    for count in (0...places.count).reversed() {
      let key = ([language] + places.prefix(count)).joined(separator: "-")
      if let name = names.value(key) { return name }
    }
    return nil
  }

  /// The name of a script (four letters) or of a region.
  private static func placeName(_ code: String) -> String {
    let isScript = code.utf8.count == 4
    let table = isScript ? SortedLines.englishScriptNames : SortedLines.englishRegionNames
    return SortedLines(table).value(code) ?? code
  }
}
