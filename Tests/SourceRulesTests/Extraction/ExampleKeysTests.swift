import Checks
import Foundation
import StringCatalog
import Testing

@testable import SourceRules

/// The example apps use every key of their catalogs and no other.
@Suite struct ExampleKeysTests {
  /// An example with the keys that its sources use otherwise than by look-up or symbol.
  struct Example: Sendable, CustomStringConvertible {
    var name: String
    var description: String { name }
  }

  static let examples = [Example(name: "Skylight"), Example(name: "Trailbook")]

  private static let folder = FilePath(#filePath).directory.directory.directory.directory
    .appending("Examples")

  private func inspect(_ example: Example) throws -> (SourceProject, [InspectedCatalog]) {
    let fileSystem = DiskFileSystem()
    let root = Self.folder.appending(example.name)
    let place = CatalogPlace(text: "Sources", directory: root)
    func discovery(_ sought: SoughtFiles) -> DiscoveredFiles {
      FileDiscovery(fileSystem: fileSystem, workingDirectory: root, sought: sought)
        .files(at: [place])
    }
    let loaded = CatalogLoader(fileSystem: fileSystem, maximumFileSize: 1 << 24, jobs: 2)
      .load(discovery(.catalogs).files) { catalog, file in
        InspectedCatalog(catalog, path: file.shown, options: CheckOptions())
      }
    let result = SourceExtraction(
      fileSystem: fileSystem, root: root, options: SourceOptions(), jobs: 2
    ).load(discovery(.sources).files, catalogs: loaded.results)
    #expect(result.problems.isEmpty)
    #expect(result.files.count > 10)
    return (SourceProject(files: result.files, catalogs: loaded.results), loaded.results)
  }

  /// What Info.plist looks up no source does.
  @Test(arguments: examples) func everyKeyIsUsed(_ example: Example) throws {
    let (project, catalogs) = try inspect(example)
    let mentions = EntryMentions(project.files)
    let keys = Set(project.localizedUses.map(\.use.key.text))
    var count = 0
    for catalog in catalogs where catalog.table != "InfoPlist" {
      for entry in catalog.catalog.entries {
        #expect(
          mentions.contain(entry) || keys.contains(entry.key),
          "'\(entry.key)' of '\(catalog.table)' is unused")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test(arguments: examples) func everyUseHasAnEntry(_ example: Example) throws {
    let (project, catalogs) = try inspect(example)
    let keys = Set(catalogs.flatMap { $0.catalog.entries.map(\.key) })
    for found in project.localizedUses {
      let file = project.files[found.file].path
      #expect(
        keys.contains { found.use.key.matches($0) }, "\(file): '\(found.use.key.text)' is missing")
    }
  }
}
