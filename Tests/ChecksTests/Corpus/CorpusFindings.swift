import Checks
import Findings
import Foundation
import StringCatalog
import Testing

/// What every rule, the opt-in ones too, finds in the real catalogs.
///
/// Checked as `endonym check` does without a configuration: the required languages are those that
/// at least half of a catalog's entries have.
struct CorpusFindings: Sendable {
  /// The findings, each with its file's name as its path.
  var findings: [Finding]

  /// The findings in the folder of real catalogs, looked for once.
  static let all = Result { try CorpusFindings() }

  private init() throws {
    let working = FilePath(FileManager.default.currentDirectoryPath)
    let folder = FilePath(try #require(CorpusFolder.path), relativeTo: working)
    let fileSystem = DiskFileSystem()
    let files = FileDiscovery(fileSystem: fileSystem, workingDirectory: folder)
      .files(at: [CatalogPlace(text: ".", directory: folder)])
    let loader = CatalogLoader(
      fileSystem: fileSystem, maximumFileSize: JSONLimits().maximumSize, jobs: 2)
    var options = CheckOptions()
    options.areRequiredLanguagesAssumed = true
    options.optIn = Set(RuleRegistry.all.map(\.description).filter(\.isOptIn).map(\.identifier))
    let loaded = loader.load(files.files) { [options] catalog, file in
      var options = options
      options.requiredLanguages = AssumedLanguages.required(
        in: catalog, sourceLanguage: catalog.sourceLanguage?.value ?? "en")
      return InspectedCatalog(catalog, path: file.shown, options: options)
    }
    #expect(loaded.problems.isEmpty)
    #expect(!loaded.results.isEmpty)
    findings = CatalogChecker(options: options, jobs: 2)
      .findings(in: InspectedProject(catalogs: loaded.results, files: files.around))
  }
}
