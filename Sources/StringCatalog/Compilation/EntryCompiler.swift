/// Compiles the localizations of one entry.
struct EntryCompiler {
  /// What an entry becomes in one language.
  struct Result {
    /// Its text in the `.strings` file.
    var plain: String?
    /// Its rule in the `.stringsdict` file.
    var varied: PropertyListDictionary?
  }

  let entry: CatalogEntry
  let sourceLanguage: ExactText
  let options: CompilationOptions
  /// What there is to say; whoever compiles several entries hands the same on.
  var log = CompilationLog()
  private let localizations: [ExactText: CatalogLocalization]
  private let source: SourceText

  init(_ entry: CatalogEntry, sourceLanguage: String, _ options: CompilationOptions) {
    self.entry = entry
    self.sourceLanguage = ExactText(sourceLanguage)
    self.options = options
    localizations = Dictionary(
      entry.localizations.map { (ExactText($0.language), $0) }, uniquingKeysWith: { $1 })
    source = SourceText(
      key: entry.key, content: localizations[ExactText(sourceLanguage)]?.content)
  }

  /// The languages in which the entry can have a text, sorted.
  func languages(amongAll all: Set<ExactText>) -> [ExactText] {
    guard isManual else { return localizations.keys.sorted() }
    if fillsMissingVariations { return all.sorted() }
    return Set(localizations.keys).union([sourceLanguage]).sorted()
  }

  private var isManual: Bool { entry.extractionState?.value == .manual }

  private var fillsMissingVariations: Bool { options.fillsMissingVariations && source.varies }

  /// Compiles the entry in a language.
  mutating func compile(_ language: ExactText) -> Result {
    guard let content = localizations[language]?.content else {
      return Result(plain: checked(entry.key, at: entry.keyRange, language))
    }
    if let set = content.stringSet { log.notePhrases(set) }
    var result = Result()
    if !content.varies,
      content.stringUnit?.value?.utf8.contains(UInt8(ascii: "%")) != true
    {
      // Nearly all texts are plain and without arguments.
      if let unit = content.stringUnit, let text = unit.value,
        Self.isUsable(unit, entry, isSource: language == sourceLanguage)
      {
        result.plain = checked(text, at: unit.valueRange, language)
      }
    } else {
      var compiler = LocalizationCompiler(
        content, language: language.text, entry: entry, source: source,
        isSource: language == sourceLanguage, layout: options.layout
      ) { [entry, sourceLanguage] unit in
        let isSource = language == sourceLanguage
        // A form of the source's comes from the code; without it another form would stand for it.
        if isSource, content.varies, unit.value?.isEmpty == false { return true }
        return Self.isUsable(unit, entry, isSource: isSource)
      }
      swap(&compiler.log, &log)
      compiler.refusesControls = options.format == .text
      result = compiler.compile()
      swap(&compiler.log, &log)
    }
    if (result.plain != nil || result.varied != nil), options.format == .text,
      checked(entry.key, at: entry.keyRange, language) == nil
    {
      return Result()
    }
    return result
  }

  /// Whether a text is ready to be shipped; see ``CatalogCompiler``.
  private static func isUsable(
    _ unit: StringUnit, _ entry: CatalogEntry, isSource: Bool
  ) -> Bool {
    guard unit.state == .new else { return true }
    guard unit.value?.isEmpty == false else { return false }
    switch entry.extractionState?.value {
    case .manual: return true
    case nil, .automatic: return false
    default: return isSource
    }
  }

  private mutating func checked(
    _ text: String, at range: ByteRange, _ language: ExactText
  ) -> String? {
    guard options.format == .text, XMLPropertyList.cannotHold(text) else { return text }
    log.addControls(at: range, language: language.text, key: entry.key)
    return nil
  }
}

extension LocalizedContent {
  /// Whether it has variations or substitutions.
  var varies: Bool { !variations.isEmpty || !substitutions.isEmpty }
}
