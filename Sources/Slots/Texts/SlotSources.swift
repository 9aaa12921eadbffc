import Checks
import Findings
import StringCatalog

/// Everything that texts of slots are taken from.
public struct SlotSources: Sendable {
  /// A catalog with its place in the project.
  public struct CatalogFile: Sendable {
    /// The catalog.
    public var catalog: InspectedCatalog
    /// The path relative to the configuration's folder, which patterns are held against.
    public var path: String

    /// Creates a catalog's file.
    public init(_ catalog: InspectedCatalog, path: String) {
      self.catalog = catalog
      self.path = path
    }
  }

  /// The app's catalogs.
  public var catalogs: [CatalogFile]
  /// The texts that servers own.
  public var servers: [ServerCatalog]
  /// What the app's own code renders, or why it can't be read; nil where nobody looked.
  public var manifest: Result<RenderedManifest, ReportProblem>?
  /// The language that all others are translated from.
  public var sourceLanguage: String
  /// The languages to measure, the source language first.
  public var languages: [String]

  /// Creates sources.
  ///
  /// - Parameters:
  ///   - catalogs: The app's catalogs.
  ///   - servers: The texts that servers own.
  ///   - manifest: What the app's own code renders, or why it can't be read.
  ///   - sourceLanguage: The source language; nil for that of the first catalog, else `en`.
  ///   - requiredLanguages: The languages of the project; where there are none, those of its
  ///     catalogs, else those of its servers' texts and its manifest.
  public init(
    catalogs: [CatalogFile] = [], servers: [ServerCatalog] = [],
    manifest: Result<RenderedManifest, ReportProblem>? = nil, sourceLanguage: String? = nil,
    requiredLanguages: [String] = []
  ) {
    self.catalogs = catalogs
    self.servers = servers
    self.manifest = manifest
    let source =
      sourceLanguage ?? catalogs.first?.catalog.sourceLanguage ?? servers.first?.sourceLanguage
      ?? "en"
    self.sourceLanguage = source
    var others = requiredLanguages
    if others.isEmpty { others = Set(catalogs.flatMap(\.catalog.languages)).sorted() }
    if others.isEmpty {
      others = servers.flatMap(\.requiredLanguages)
      if case .success(let manifest) = manifest {
        others += Set(manifest.dates.map(\.language)).sorted()
        others += Set((manifest.texts ?? []).map(\.language)).sorted()
      }
    }
    var seen: Set<String> = []
    languages = ([source] + others).filter { seen.insert($0).inserted }
  }
}
