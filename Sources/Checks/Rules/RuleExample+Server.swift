extension RuleExample {
  /// An example of the files of texts that a server owns.
  ///
  /// - Parameters:
  ///   - serverFiles: The files by path, with their marks.
  ///   - format: What they are written in.
  ///   - requiredLanguages: The languages that the configuration requires of them.
  ///   - entries: The inside of `strings` of the app's catalog.
  public init(
    serverFiles: [String: String], format: ServerStringsDeclaration.Format = .rails,
    requiredLanguages: [String] = [], entries: String? = nil
  ) {
    let files = serverFiles.sorted { $0.key < $1.key }
    self.init(catalog: "")
    shown = files.map { path, text in "# \(path)\n\(text)" }.joined(separator: "\n\n")
    if let entries { shown += "\n\n# In Localizable.xcstrings:\n" + entries }
    markedCatalog = entries.map { RuleExample(entries: $0).markedText }
    path = files.first?.key ?? ""
    markedText = files.first?.value ?? ""
    self.serverFiles = serverFiles
    serverFormat = format
    options = CheckOptions(sourceLanguage: "en", requiredLanguages: requiredLanguages)
  }

  /// The patterns that a configuration would name the server's files by.
  public var serverPaths: [String] {
    switch serverFormat {
    case .rails: ["config/locales/*.yml"]
    case .json: ["server/{language}.json"]
    case .strings: ["server/{language}.lproj/*.strings"]
    }
  }
}
