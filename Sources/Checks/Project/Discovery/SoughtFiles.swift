/// What a search of folders is after.
public enum SoughtFiles: Sendable, Hashable {
  /// String Catalogs, and the checked-in symbols beside them.
  case catalogs
  /// Swift sources that people wrote.
  case sources
  /// Files of other kinds that can name a catalog's keys: Objective-C, Interface Builder, property
  /// lists.
  case otherSources
  /// Files of texts that a server owns, by the endings of their names.
  case serverTexts([String])

  /// What a file is to a search.
  enum Interest {
    /// It is looked for.
    case wanted
    /// It bears on what is looked for.
    case generatedSymbols
    /// It would be looked for if a tool hadn't written it.
    case generated
    /// It is something else.
    case none
  }

  /// The word for one of the files.
  var noun: String {
    switch self {
    case .catalogs: "catalog"
    case .sources: "Swift source"
    case .otherSources: "source"
    case .serverTexts: "file of texts"
    }
  }

  /// What a file is to the search, by its name.
  func interest(in name: String) -> Interest {
    let isSymbols = name.hasPrefix("GeneratedStringSymbols_") && name.hasSuffix(".swift")
    switch self {
    case .catalogs:
      return name.hasSuffix(".xcstrings") ? .wanted : isSymbols ? .generatedSymbols : .none
    case .sources:
      guard name.hasSuffix(".swift") else { return .none }
      let isGenerated = isSymbols || Self.generatedEndings.contains { name.hasSuffix($0) }
      return isGenerated ? .generated : .wanted
    case .otherSources:
      return Self.otherEndings.contains { name.hasSuffix($0) } ? .wanted : .none
    case .serverTexts(let endings):
      return endings.contains { name.hasSuffix($0) } ? .wanted : .none
    }
  }

  /// Why a folder isn't looked into; nil where it is.
  func reasonToSkip(folder name: String) -> String? {
    if let reason = SkippedFolders.reason(for: name) { return reason }
    switch self {
    case .catalogs, .serverTexts: return nil
    case .sources, .otherSources: return Self.foreignFolders[name]
    }
  }

  /// Endings of names of files that can name keys without being Swift.
  private static let otherEndings = [
    ".m", ".mm", ".h", ".c", ".storyboard", ".xib", ".plist", ".intentdefinition",
  ]

  /// Endings of names that code generators give: R.swift, Sourcery, protoc.
  private static let generatedEndings = [
    ".generated.swift", ".pb.swift", ".grpc.swift", "R.generated.swift",
  ]

  /// Folders of sources that are somebody else's, or a tool's.
  private static let foreignFolders = [
    "Generated": "generated sources",
    "SourcePackages": "Xcode's dependencies",
    "ThirdParty": "vendored sources",
    "Vendor": "vendored sources",
    "Vendored": "vendored sources",
  ]
}
