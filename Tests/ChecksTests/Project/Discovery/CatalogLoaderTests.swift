import Checks
import Testing

@Suite struct CatalogLoaderTests {
  private let valid = #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#

  private func file(_ name: String) -> DiscoveredFiles.File {
    DiscoveredFiles.File(path: FilePath("/app/\(name)"), shown: name)
  }

  @Test(arguments: [1, 4])
  func readsWhatCanBeReadInOrder(_ jobs: Int) {
    let files = MemoryFileSystem(texts: [
      "/app/a": valid, "/app/b": "{\n  nonsense", "/app/d": valid, "/app/e": valid,
      "/app/large": valid + String(repeating: " ", count: 1000),
    ])
    let loader = CatalogLoader(fileSystem: files, maximumFileSize: 200, jobs: jobs)
    let loaded = loader.load(["a", "b", "c", "d", "e", "large"].map(file)) { $1.shown }
    #expect(loaded.results == ["a", "d", "e"])
    #expect(loaded.problems.map(\.location.path) == ["b", "c", "large"])
    #expect(loaded.problems.map(\.location.line) == [2, 1, 1])
  }
}
