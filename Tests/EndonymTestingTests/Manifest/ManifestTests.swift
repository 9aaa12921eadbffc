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
    #expect(throws: ManifestWriterError.nothingRendered) { try writer.write(texts: []) }
    #expect(folder.files == ["Sources/A.swift"])
  }

  @Test("Figures are written beside the dates, of all languages and samples")
  func figures() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/Dates/A.swift")
    try folder.write("", to: "Sources/App/B.swift")
    let figures = TextMatrix<SampleLanguage>(texts: [
      .init("wind") { language in
        [("3 m/s", "\(language.identifier): 3"), ("11 m/s", "\(language.identifier): 11")]
      },
      .init("rain") { _ in [("80 %", "80 %")] },
    ])
    let writer = ManifestWriter(
      package: folder.path, sourceDirectories: ["Sources/Dates", "Sources/App"],
      command: "swift test")
    try writer.write(DateMatrix(intents: SampleIntent.allCases), texts: figures.rendered)
    let manifest = try read(folder)
    #expect(manifest.dates.count == 6)
    #expect(manifest.sources.map(\.path) == ["Sources/Dates/A.swift", "Sources/App/B.swift"])
    let texts = try #require(manifest.texts)
    #expect(texts.map(\.name) == ["wind", "wind", "wind", "rain", "rain", "rain"])
    #expect(texts.map(\.language) == ["en", "de", "zh-Hant", "en", "de", "zh-Hant"])
    #expect(texts[1].samples.map(\.sample) == ["3 m/s", "11 m/s"])
    #expect(texts[1].samples.map(\.value) == ["de: 3", "de: 11"])
  }

  @Test("A package without dates writes figures alone, by languages' identifiers")
  func figuresAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/A.swift")
    let figures = TextMatrix(
      languages: ["en", "pt-BR"], texts: [.init("distance") { [("12 km", "12 km (\($0))")] }])
    let writer = ManifestWriter(
      package: folder.path, sourceDirectory: "Sources", command: "swift test")
    try writer.write(texts: figures.rendered)
    let manifest = try read(folder)
    #expect(manifest.dates.isEmpty)
    #expect(manifest.texts?.last?.samples.first?.value == "12 km (pt-BR)")
  }

  @Test("A figure without a sample, or one that is there twice, is refused")
  func unusableFigures() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/A.swift")
    let writer = ManifestWriter(
      package: folder.path, sourceDirectory: "Sources", command: "swift test")
    let empty = RenderedText(name: "wind", language: "de", samples: [])
    #expect(throws: ManifestWriterError.noSamples("wind in de")) {
      try writer.write(texts: [empty])
    }
    let wind = RenderedText(
      name: "wind", language: "de", samples: [.init(sample: "1", value: "1")])
    #expect(throws: ManifestWriterError.renderedTwice("wind in de")) {
      try writer.write(texts: [wind, wind])
    }
    #expect(folder.files == ["Sources/A.swift"])
  }

  @Test(
    "A test's output says what is wrong and what to do",
    arguments: [
      (
        ManifestWriterError.noSources("/app/Sources/App"),
        "there is no Swift source in '/app/Sources/App'. "
          + "Name the folders of the sources relative to the package."
      ),
      (
        .noSamples("wind in de"),
        "the text 'wind in de' has no sample. Give it one in every language."
      ),
      (
        .renderedTwice("wind in de"),
        "the text 'wind in de' is there twice. Give each text a name of its own."
      ),
      (
        .nothingRendered,
        "there is nothing to write: no intent, no text or no language. Give the matrix some."
      ),
    ])
  func errorTexts(error: ManifestWriterError, text: String) {
    #expect("\(error)" == text)
    #expect((error as any Error).localizedDescription == text)
  }
}
