/// Compiles catalogs into the `.strings` and `.stringsdict` files that Foundation looks texts up in.
///
/// What goes where follows what public projects found by running `xcstringstool compile` of Xcode
/// 26.6 and 27, and the tables of Apple's own systems; the layout of the files follows Apple's
/// "Stringsdict File Format", "Localizing strings that contain plurals" and "Creating width and
/// device variants of strings".
///
/// - A language has the keys that have a text in it. The source language has, besides, the manual
///   keys without a source text, each as its own text; the others are left to the look-up, which
///   returns the key.
/// - A text of state `new` is left out where the entry is extracted from sources without a value, and
///   kept where it is manual. With any other extraction state, and in plurals and their like, it is
///   kept in the source language only (inferred); never where it is empty (inferred).
/// - `shouldTranslate` and stale entries make no difference: what has a text is compiled.
/// - Of two equal keys, and of two equal languages, the last counts.
/// - The phrases of App Shortcuts are left out, with a warning.
public struct CatalogCompiler: Sendable {
  /// What to produce.
  public var options: CompilationOptions

  /// Creates a compiler.
  public init(_ options: CompilationOptions = CompilationOptions()) {
    self.options = options
  }

  /// Compiles a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - table: The name of its table, which is the name of its file without the extension.
  /// - Returns: The files and what there is to say. A language or table whose name could lead out of
  ///   the output directory is an error.
  public func compile(_ catalog: Catalog, table: String) -> CompiledCatalog {
    var log = CompilationLog()
    let tables = Self.tables(of: catalog, options, table: table, &log)
    let diagnostics = log.placed(in: catalog)
    var compiled = CompiledCatalog(files: [], diagnostics: diagnostics)
    guard !compiled.hasErrors else { return compiled }
    compiled.files = tables.keys.sorted().flatMap { language in
      files(of: tables[language] ?? LanguageTable(), language: language.text, table: table)
    }
    return compiled
  }

  /// What a language has so far.
  private struct LanguageTable {
    var plain: [PropertyListDictionary.Member] = []
    var varied: [PropertyListDictionary.Member] = []
  }

  private static func tables(
    of catalog: Catalog, _ options: CompilationOptions, table: String, _ log: inout CompilationLog
  ) -> [ExactText: LanguageTable] {
    guard FileNameCheck.isTable(table) else {
      log.add(
        CompilationDiagnostic(
          .error, at: catalog.stringsRange, "'\(table)' can't be the name of a table",
          remedy: "Give the catalog's file another name."))
      return [:]
    }
    let source = catalog.sourceLanguage?.value ?? ""
    let languages = LanguageNames(of: catalog, &log)
    var tables: [ExactText: LanguageTable] = [:]
    for entry in lastOfEachKey(catalog.entries) {
      var compiler = EntryCompiler(entry, sourceLanguage: source, options)
      swap(&compiler.log, &log)
      for language in compiler.languages(amongAll: languages.accepted)
      where options.wants(language.text) && languages.accepted.contains(language) {
        let result = compiler.compile(language)
        if let plain = result.plain {
          tables[language, default: LanguageTable()].plain.append(.init(entry.key, .text(plain)))
        }
        if let varied = result.varied {
          tables[language, default: LanguageTable()].varied
            .append(.init(entry.key, .dictionary(varied)))
        }
      }
      swap(&compiler.log, &log)
    }
    return tables
  }

  private static func lastOfEachKey(_ entries: [CatalogEntry]) -> [CatalogEntry] {
    var last: [ExactText: Int] = [:]
    last.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() { last[ExactText(entry.key)] = index }
    guard last.count < entries.count else { return entries }
    return entries.indices.filter { last[ExactText(entries[$0].key)] == $0 }.map { entries[$0] }
  }

  private func files(
    of languageTable: LanguageTable, language: String, table: String
  ) -> [CompiledFile] {
    var contents: [(CompiledFile.Kind, [PropertyListDictionary.Member])]
    switch options.layout {
    case .stringsAndStringsdict:
      contents = [(.strings, languageTable.plain), (.stringsdict, languageTable.varied)]
    case .stringsdictOnly:
      contents = [(.stringsdict, languageTable.plain + languageTable.varied)]
    }
    contents.removeAll { $0.1.isEmpty }
    return contents.map { kind, members in
      CompiledFile(
        language: language, table: table, kind: kind, content: PropertyListDictionary(members))
    }
  }
}
