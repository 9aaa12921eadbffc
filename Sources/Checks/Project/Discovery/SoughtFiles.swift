/// What a search of folders is after.
public enum SoughtFiles: Sendable, Hashable {
  /// String Catalogs, and the checked-in symbols beside them.
  case catalogs
  /// Swift sources that people wrote.
  case sources

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
    }
  }

  /// Why a folder isn't looked into; nil where it is.
  func reasonToSkip(folder name: String) -> String? {
    if let reason = SkippedFolders.reason(for: name) { return reason }
    return self == .sources ? Self.foreignFolders[name] : nil
  }

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
