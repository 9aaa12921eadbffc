import Resources

/// The names of languages, scripts and regions in English, and of languages in themselves.
struct Names {
  let validity: Validity
  let locales: [String]

  init(_ validity: Validity) throws {
    self.validity = validity
    locales = try DisplayNames.available().filter {
      !$0.hasSuffix("_POSIX") && !$0.hasSuffix("_NY")
    }
  }

  func englishFile(_ version: DataVersion) -> String {
    var scripts = table(validity.scripts) { DisplayNames.inBrackets($0) }
    var regions = table(validity.regions) { DisplayNames.inBrackets($0) }
    scripts["Zyyy"] = nil
    regions["ZZ"] = nil
    var languages = table(validity.languages) { DisplayNames.language($0, in: "en") }
    // Where ICU's name isn't put together from its parts, such as "Chinese, Traditional".
    for locale in locales.sorted(by: { $0.count < $1.count }) {
      guard let name = DisplayNames.locale(locale, in: "en") else { continue }
      let subtags = locale.split(separator: "_").map(String.init)
      var composed: String?
      for count in (1...subtags.count).reversed() where composed == nil {
        guard let head = languages[subtags[..<count].joined(separator: "-")] else { continue }
        let rest = subtags[count...].map { scripts[$0] ?? regions[$0] ?? $0 }
        composed = rest.isEmpty ? head : "\(head) (\(rest.joined(separator: ", ")))"
      }
      if composed != name { languages[hyphenated(locale)] = name }
    }
    return StringTable.file(
      [
        StringTable(
          "englishLanguageNames", comment: "Languages in English, by identifier.", lines: languages),
        StringTable(
          "englishScriptNames", comment: "Scripts in English, as they follow a language.",
          lines: scripts),
        StringTable(
          "englishRegionNames", comment: "Regions in English, as they follow a language.",
          lines: regions),
      ], in: "SortedLines", header: version.header(generator: "Languages"))
  }

  func endonymFile(_ version: DataVersion) -> String {
    var lines: [String: String] = [:]
    for locale in locales { lines[hyphenated(locale)] = DisplayNames.locale(locale, in: locale) }
    return StringTable.file(
      [StringTable("endonyms", comment: "Languages in themselves, by identifier.", lines: lines)],
      in: "SortedLines", header: version.header(generator: "Languages"))
  }

  /// The language that a country's code most likely stands for, such as `ja` for `JP`.
  func countryFile(_ version: DataVersion) -> String {
    let lines = table(validity.countries) { region in
      guard let likely = DisplayNames.likely("und_\(region)"), likely.hasSuffix("_\(region)"),
        let minimized = DisplayNames.minimized(likely)
      else { return nil }
      let subtags = likely.split(separator: "_")
      // A catalog of Chinese names its script.
      return subtags[0] == "zh" ? "zh-\(subtags[1])" : hyphenated(minimized)
    }
    return StringTable.file(
      [StringTable("countryLanguages", comment: "The likely language of a country.", lines: lines)],
      in: "SortedLines", header: version.header(generator: "Languages"))
  }

  private func table(_ codes: [String], name: (String) -> String?) -> [String: String] {
    var lines: [String: String] = [:]
    for code in Validity.expanded(codes) { lines[code] = name(code) }
    return lines
  }
}
