import Checks
import EndonymTesting
import Foundation
import StringCatalog
import Testing

/// The manifest of rendered texts, from the app's tests to the command line.
struct ManifestTests {
  private func written(_ folder: TemporaryFolder) throws -> String {
    try folder.write("enum Language {}", to: "Sources/Dates/Language.swift")
    try folder.write("not Swift", to: "Sources/Dates/notes.txt")
    let writer = ManifestWriter(
      package: folder.path, sourceDirectory: "Sources/Dates", command: "swift test")
    return try writer.write(DateMatrix(intents: SampleIntent.allCases))
  }

  private func read(_ folder: TemporaryFolder) throws -> RenderedManifest {
    try ManifestFile(package: FilePath(folder.path), fileSystem: DiskFileSystem()).read()
  }

  @Test("What was written is read, with every surface in every language")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    _ = try written(folder)
    #expect(folder.files.contains(".endonym/rendered.json"))
    let manifest = try read(folder)
    #expect(manifest.sources.map(\.path) == ["Sources/Dates/Language.swift"])
    #expect(manifest.dates.count == 6)
    let time = try #require(
      manifest.dates.first { $0.intent == "time" && $0.language == "zh-Hant" })
    #expect(time.decisions.map(\.reason) == ["a reason"])
    #expect(
      time.plan
        == "12-hour pattern 'h:mma'; 24-hour pattern 'H:mm'; halves of the day small and bare"
    )
    let evening = time.texts.first { $0.clock == "24h" && $0.instant == "evening" }
    #expect(evening?.value == "17:39")
  }

  @Test("A manifest that is older than its sources is refused, with the command that renews it")
  func stale() throws {
    let folder = try TemporaryFolder()
    _ = try written(folder)
    try folder.write("enum Language { case new }", to: "Sources/Dates/Language.swift")
    let error = #expect(throws: FileError.self) {
      try read(folder)
    }
    #expect(error?.message.contains("'Sources/Dates/Language.swift' has changed") == true)
    #expect(error?.remedy == "Run 'swift test'.")
    try FileManager.default.removeItem(atPath: folder.path + "/Sources")
    #expect(throws: FileError.self) { try read(folder) }
  }

  @Test(
    "A manifest that is missing, broken or of another format is refused",
    arguments: [
      nil, "{", "[]",
      #"{"schemaVersion":99,"localeData":"","command":"swift test","sources":[],"dates":[]}"#,
    ])
  func unusable(text: String?) throws {
    let folder = try TemporaryFolder()
    if let text { try folder.write(text, to: ".endonym/rendered.json") }
    #expect(throws: FileError.self) {
      try read(folder)
    }
  }

  @Test("No sources or no surfaces make no manifest")
  func unmeasured() throws {
    let folder = try TemporaryFolder()
    let writer = ManifestWriter(package: folder.path, sourceDirectory: "Sources", command: "x")
    #expect(throws: ManifestWriterError.noSources(folder.path + "/Sources")) {
      try writer.write(DateMatrix(intents: SampleIntent.allCases))
    }
    try folder.write("", to: "Sources/A.swift")
    #expect(throws: ManifestWriterError.nothingRendered) {
      try writer.write(DateMatrix(intents: [SampleIntent]()))
    }
    #expect(folder.files == ["Sources/A.swift"])
  }
}
