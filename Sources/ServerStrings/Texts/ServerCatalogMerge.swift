import Checks
import Findings
import PluralRules

/// Puts the texts of a declaration's files together, by key and language.
struct ServerCatalogMerge {
  private let declaration: ServerStringsDeclaration
  private(set) var files: [DiscoveredFiles.File] = []
  private var languages: [ServerLanguage] = []
  private var issues: [ServerIssue] = []
  private var texts: [String: LanguagePart] = [:]

  /// What one language has, in the order of the files.
  private struct LanguagePart {
    var keys: [String] = []
    var texts: [String: Text] = [:]
  }

  private struct Text {
    var localization: ServerLocalization
    var isDoubtful: Bool
  }

  init(declaration: ServerStringsDeclaration) { self.declaration = declaration }

  /// Adds a file.
  mutating func add(_ reading: ServerFileReader.Reading, _ file: DiscoveredFiles.File) {
    files.append(file)
    for issue in reading.texts.issues {
      var path = issue.path[...]
      var language = reading.texts.language
      if language == nil { language = path.popFirst() }
      issues.append(
        ServerIssue(
          kind: kind(of: issue, reading), key: path.isEmpty ? nil : path.joined(separator: "."),
          language: language, location: reading.location(of: issue.offset)))
    }
    for part in reading.texts.languages { add(part, reading) }
  }

  private func kind(
    of issue: TextIssue, _ reading: ServerFileReader.Reading
  ) -> ServerIssue.Kind {
    switch issue.kind {
    case .duplicateKey(let first): .duplicateKey(firstAt: reading.location(of: first))
    case .reservedKey(let word, let meaning): .reservedKey(word, readAs: meaning)
    case .reservedValue(let word, let meaning): .reservedValue(word, readAs: meaning)
    case .unread(let message, let remedy): .unread(message: message, remedy: remedy)
    }
  }

  private mutating func add(_ part: LanguageTexts, _ reading: ServerFileReader.Reading) {
    if texts[part.language] == nil {
      languages.append(
        ServerLanguage(identifier: part.language, location: reading.location(of: part.offset)))
    }
    var language = texts.removeValue(forKey: part.language) ?? LanguagePart()
    for text in part.texts {
      let forms = text.forms.map {
        ServerForm(
          category: $0.category, value: $0.value, location: reading.location(of: $0.offset))
      }
      let new = Text(
        localization: ServerLocalization(forms: forms), isDoubtful: text.isDoubtful)
      guard let old = language.texts.updateValue(new, forKey: text.key) else {
        language.keys.append(text.key)
        continue
      }
      if let first = old.localization.forms.first, let place = forms.first?.location,
        first.location != place
      {
        issues.append(
          ServerIssue(
            kind: .duplicateKey(firstAt: first.location), key: text.key, language: part.language,
            location: place))
      }
    }
    texts[part.language] = language
  }

  /// The catalog, and what is wrong with it as a whole.
  mutating func finished(
    for options: CheckOptions
  ) -> (catalog: ServerCatalog, problems: [ReportProblem]) {
    let wanted = declaration.sourceLanguage ?? options.sourceLanguage ?? "en"
    let spelled = languages.map(\.identifier)
    let source = ServerLanguageMatch.serving(wanted, among: spelled)
    var problems: [ReportProblem] = []
    if source == nil, !languages.isEmpty {
      problems.append(
        ReportProblem(
          location: declaration.location,
          message: "no file has the source language '\(wanted)' of the server's texts",
          remedy: "Name another one with 'sourceLanguage', or add its file to 'paths'."))
    }
    foldPlurals()
    let keys = orderedKeys(source: source)
    var catalog = ServerCatalog(
      sourceLanguage: source ?? wanted,
      requiredLanguages: declaration.requiredLanguages ?? options.requiredLanguages,
      entries: keys.compactMap(entry))
    let kept = Set(catalog.entries.lazy.map(\.key))
    catalog.languages = languages
    catalog.placeholders = declaration.format.placeholders
    catalog.files = files
    catalog.issues = issues.filter { isMeant($0, kept) }.sorted { $0.location < $1.location }
    if catalog.requiredLanguages.isEmpty {
      catalog.areRequiredLanguagesAssumed = true
      catalog.requiredLanguages = assumedLanguages(in: catalog)
    }
    return (catalog, problems)
  }

  private func orderedKeys(source: String?) -> [String] {
    let names = languages.map(\.identifier)
    var seen: Set<String> = []
    return ([source].compactMap { $0 } + names.filter { $0 != source }).flatMap { name in
      (texts[name]?.keys ?? []).filter { seen.insert($0).inserted }
    }
  }

  /// The texts of a key; nil where no language has more than a word or nothing there.
  private func entry(_ key: String) -> ServerEntry? {
    var localizations: [String: ServerLocalization] = [:]
    var isText = false
    for (language, part) in texts {
      guard let text = part.texts[key], !text.localization.forms.isEmpty else { continue }
      localizations[language] = text.localization
      isText = isText || !text.isDoubtful || Self.isCapitalized(text)
    }
    return isText ? ServerEntry(key: key, localizations: localizations) : nil
  }

  /// Whether a boolean's word is written as texts are: `Yes` rather than `yes`.
  private static func isCapitalized(_ text: Text) -> Bool {
    text.localization.forms.contains { $0.value.first?.isUppercase == true }
  }

  /// A value that reads as a boolean is questionable only where it is a text.
  private func isMeant(_ issue: ServerIssue, _ keys: Set<String>) -> Bool {
    guard case .reservedValue = issue.kind, let key = issue.key else { return true }
    if keys.contains(key) { return true }
    guard let dot = key.lastIndex(of: ".") else { return false }
    return PluralCategory(rawValue: String(key[key.index(after: dot)...])) != nil
      && keys.contains(String(key[..<dot]))
  }

  /// Takes keys that end in a plural category for forms where another language has forms there.
  ///
  /// A map without `other` alone may as well be one of names.
  private mutating func foldPlurals() {
    var varied: Set<String> = []
    for part in texts.values {
      for (key, text) in part.texts
      where text.localization.forms.contains(where: { $0.category != nil }) {
        varied.insert(key)
      }
    }
    guard !varied.isEmpty else { return }
    for language in texts.keys.sorted() {
      guard var part = texts[language] else { continue }
      for (index, key) in part.keys.enumerated() {
        guard let dot = key.lastIndex(of: "."), varied.contains(String(key[..<dot])),
          let category = PluralCategory(rawValue: String(key[key.index(after: dot)...])),
          let text = part.texts[key], var form = text.localization.forms.first
        else { continue }
        let base = String(key[..<dot])
        form.category = category
        part.texts[key] = nil
        if part.texts[base] == nil { part.keys[index] = base }
        part.texts[
          base, default: Text(localization: ServerLocalization(forms: []), isDoubtful: false)
        ].localization.forms.append(form)
      }
      texts[language] = part
    }
  }

  /// The languages, but for the source's, that have at least half of the source's texts.
  private func assumedLanguages(in catalog: ServerCatalog) -> [String] {
    var counts: [String: Int] = [:]
    var total = 0
    for entry in catalog.entries where entry.localizations[catalog.sourceLanguage] != nil {
      total += 1
      for language in entry.localizations.keys { counts[language, default: 0] += 1 }
    }
    return counts.filter { $0.key != catalog.sourceLanguage && $0.value * 2 >= total }.keys
      .sorted()
  }
}
