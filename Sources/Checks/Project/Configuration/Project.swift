import Findings
import StringCatalog

/// A project as its configuration describes it, every path resolved.
public struct Project: Sendable, Hashable {
  /// The name of the configuration file.
  public static let configurationName = "endonym.json"

  /// The configuration file, by the path that reports call it; nil where there is none.
  public var configuration: String?
  /// The directory that the configuration's paths are relative to.
  public var root: FilePath
  /// Where the catalogs are.
  public var catalogs: [CatalogPlace]
  /// Patterns of files and folders to leave out, relative to `root`.
  public var excluded: [GlobPattern]
  /// What is said about the rules.
  public var options: CheckOptions
  /// The severity from which on a finding fails a run.
  public var failingSeverity: Severity
  /// The file of known findings.
  public var baseline: FilePath?
  /// The size in bytes beyond which a catalog is refused.
  public var maximumFileSize: Int
  /// Findings that are right as they are.
  public var accepted: [AcceptedException]
  /// Where the sources are; empty where none are to be checked.
  public var sources: [CatalogPlace]
  /// Where the configuration says that the sources are, also where a call names others.
  public var configuredSources: [CatalogPlace]
  /// What is said about the sources.
  public var sourceOptions: SourceOptions
  /// What is said about the places on the screen whose texts are measured.
  public var slotOptions: SlotOptions

  /// Creates a project without a configuration: everything below a directory, by the defaults.
  public init(root: FilePath) {
    self.root = root
    catalogs = []
    excluded = []
    options = CheckOptions()
    failingSeverity = .error
    maximumFileSize = JSONLimits().maximumSize
    accepted = []
    sources = []
    configuredSources = []
    sourceOptions = SourceOptions()
    slotOptions = SlotOptions(root: root)
  }
}
