import Checks
import PluralRules
import StringCatalog

/// What an entry shows to readers of a language, as templates.
struct EntryTemplates {
  /// The templates.
  private(set) var templates: [TextTemplate]
  /// The language that the texts are in: the reader's, or the source's where nobody has translated.
  let textLanguage: String
  /// Whether it is the source's because the reader's language has none.
  let isFallback: Bool
  /// Whether there are more combinations of branches than are measured.
  let isBeyondLimit: Bool
  private let source: LocalizedContent?
  private let key: String

  /// Chooses the localization as the app does and expands it.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - sourceLanguage: The language of keys and source values.
  ///   - chain: The spellings of the reader's language.
  ///   - countsObjects: Whether an argument of some names is filled with numbers, so that a plural
  ///     may count it though it is written `%@`.
  ///   - limit: The most templates.
  init(
    _ entry: CatalogEntry, sourceLanguage: String, chain: LanguageChain,
    countsObjects: (String) -> Bool, limit: Int
  ) {
    key = entry.key
    let source = Self.content(of: entry, in: [sourceLanguage])?.content
    self.source = source
    let found = Self.content(of: entry, in: chain.candidates)
    let content = found?.content ?? source
    textLanguage = found?.language ?? sourceLanguage
    isFallback = found == nil
    let names = ArgumentNames(key: entry.key, content: source)
    guard let content else {
      var builder = TemplateBuilder(
        isFormatted: FormatString(parsing: entry.key).isFormatted, labels: names.labels,
        counted: nil, limit: limit)
      templates = builder.templates(ofText: entry.key, range: entry.keyRange)
      isBeyondLimit = builder.isBeyondLimit
      return
    }
    if let set = content.stringSet {
      templates = set.values.enumerated().map { index, value in
        TextTemplate(
          parts: [.text(value.value)], paths: ["stringSet.\(index)"], range: value.range)
      }
      isBeyondLimit = false
      return
    }
    let counted = Self.countedPosition(
      in: Self.texts(of: content).reversed() + (source.map(Self.texts) ?? []).reversed()
        + [entry.key], names, countsObjects)
    var builder = TemplateBuilder(
      isFormatted: Self.isFormatted(source, key: entry.key), labels: names.labels,
      counted: counted, limit: limit)
    templates = builder.templates(of: content)
    isBeyondLimit = builder.isBeyondLimit
    let rules = PluralRules(language: textLanguage)
    if counted == nil {
      // Without an argument no number rules a branch out, but the language may.
      templates.removeAll { !Self.canAppear($0, of: content, rules) }
    }
  }

  /// The source's text that a template stands for; nil where there is none.
  func sourceValue(of template: TextTemplate) -> String? {
    guard let source else { return key }
    let leaves = source.leaves.filter { $0.substitution == nil }
    let path = template.paths.first
    return (leaves.first { $0.pathDescription == path } ?? leaves.last)?.unit.value
  }

  private static func content(
    of entry: CatalogEntry, in languages: [String]
  ) -> (content: LocalizedContent, language: String)? {
    for language in languages {
      if let content = entry.localization(in: language)?.content, isShown(content) {
        return (content, language)
      }
    }
    return nil
  }

  private static func isShown(_ content: LocalizedContent) -> Bool {
    if let unit = content.stringUnit, content.variations.isEmpty { return unit.shownValue != nil }
    return content.stringSet != nil || content.leaves.contains { $0.unit.shownValue != nil }
  }

  /// The position that a plural counts: that of the first number, else of the first argument that
  /// is filled with numbers.
  private static func countedPosition(
    in texts: [String], _ names: ArgumentNames, _ countsObjects: (String) -> Bool
  ) -> Int? {
    for text in texts {
      let position = ArgumentNames.position(in: text) { specifier, _ in specifier.takesNumber }
      if let position { return position }
    }
    for text in texts {
      let position = ArgumentNames.position(in: text) { specifier, position in
        [specifier.label, names.labels[position], String(position)].contains { name in
          name.map(countsObjects) ?? false
        }
      }
      if let position { return position }
    }
    return nil
  }

  private static func texts(of content: LocalizedContent) -> [String] {
    content.leaves.filter { $0.substitution == nil }.compactMap(\.unit.value)
  }

  /// Whether arguments are passed with the texts: the source or the key has some.
  private static func isFormatted(_ source: LocalizedContent?, key: String) -> Bool {
    if FormatString(parsing: key).isFormatted { return true }
    return source.map { texts(of: $0).contains { FormatString(parsing: $0).isFormatted } } ?? false
  }

  private static func canAppear(
    _ template: TextTemplate, of content: LocalizedContent, _ rules: PluralRules
  ) -> Bool {
    guard let axis = content.variations.first(where: { $0.kind == .plural }),
      let path = template.paths.first
    else { return true }
    let names = axis.branches.map(\.name)
    guard let branch = names.first(where: { path.hasPrefix("plural.\($0)") }) else { return true }
    return PluralBranches(rules: rules, branches: names).canChoose(branch)
  }
}
