#if !canImport(Darwin)
  import Synchronization

  /// A table of `<language>.lproj` folders, each language read when it is asked for.
  final class CompiledTable: StringsTable {
    /// One language's files.
    struct Files: Sendable {
      /// The language, by the folder's name.
      var language: String
      /// The `.strings`, where there is one.
      var strings: String?
      /// The `.stringsdict`, where there is one.
      var stringsdict: String?
    }

    /// What one language's files hold, as they were read.
    private struct Content: @unchecked Sendable {
      // Unchecked for `Any`: property lists hold nothing but values, and nobody changes them.
      var strings: [String: String]
      var dictionary: [String: Any]
    }

    private let files: [String: Files]
    private let contents = Mutex<[String: Content]>([:])
    let languages: [String]
    let sourceLanguage: String?

    init(_ files: [Files], sourceLanguage: String?) {
      self.files = Dictionary(files.map { ($0.language, $0) }) { first, _ in first }
      languages = files.map(\.language)
      self.sourceLanguage = sourceLanguage
    }

    func finder(of key: String) -> ((String) -> LocalizedText?)? {
      { language in
        guard let content = self.content(language) else { return nil }
        if let entry = content.dictionary[key],
          let text = LocalizedText(property: entry, language: language)
        {
          return text
        }
        return content.strings[key].map { LocalizedText($0, language: language) }
      }
    }

    private func content(_ language: String) -> Content? {
      if let known = contents.withLock({ $0[language] }) { return known }
      guard let files = files[language] else { return nil }
      let strings = files.strings.flatMap(PropertyListFile.dictionary)?
        .compactMapValues { $0 as? String }
      let content = Content(
        strings: strings ?? [:],
        dictionary: files.stringsdict.flatMap(PropertyListFile.dictionary) ?? [:])
      contents.withLock { $0[language] = content }
      return content
    }
  }
#endif
