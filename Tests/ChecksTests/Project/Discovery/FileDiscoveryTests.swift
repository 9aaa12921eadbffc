import Checks
import Findings
import Testing

@Suite struct FileDiscoveryTests {
  private let working = FilePath("/app")

  private func discover(
    _ fileSystem: some FileSystem, _ places: [String] = ["."], excluding: [String] = []
  ) -> DiscoveredFiles {
    FileDiscovery(
      fileSystem: fileSystem, workingDirectory: working, excluded: excluding.map(GlobPattern.init)
    ).files(at: places.map { CatalogPlace(text: $0, directory: working) })
  }

  @Test func findsCatalogsInOrderOfTheirPaths() {
    let files = MemoryFileSystem([
      "/app/b.xcstrings": .file([]), "/app/A/z.xcstrings": .file([]), "/app/A/notes.txt": .file([]),
      "/app/a/Localizable.xcstrings": .file([]),
    ])
    let found = discover(files)
    #expect(
      found.files.map(\.shown) == [
        "A/z.xcstrings", "a/Localizable.xcstrings", "b.xcstrings",
      ])
    #expect(found.problems.isEmpty)
  }

  @Test func skipsWhatOthersMadeAndSaysSo() {
    let files = MemoryFileSystem([
      "/app/.build/x.xcstrings": .file([]), "/app/Pods/x.xcstrings": .file([]),
      "/app/Carthage/x.xcstrings": .file([]), "/app/DerivedData/x.xcstrings": .file([]),
      "/app/node_modules/x.xcstrings": .file([]), "/app/.hidden/x.xcstrings": .file([]),
      "/app/.git/x.xcstrings": .file([]), "/app/K.xcframework/x.xcstrings": .file([]),
      "/app/ok.xcstrings": .file([]),
    ])
    let found = discover(files)
    #expect(found.files.map(\.shown) == ["ok.xcstrings"])
    #expect(
      found.skipped.map(\.path) == [
        ".build", ".hidden", "Carthage", "DerivedData", "K.xcframework", "Pods", "node_modules",
      ])
    #expect(found.skipped.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func looksIntoASkippedFolderThatIsNamed() {
    let files = MemoryFileSystem(["/app/Pods/x.xcstrings": .file([])])
    #expect(discover(files, ["Pods"]).files.map(\.shown) == ["Pods/x.xcstrings"])
  }

  @Test func circlesOfLinksEnd() {
    let files = MemoryFileSystem([
      "/app/a/b.xcstrings": .file([]), "/app/a/loop": .link("/app"), "/app/a/self": .link("self"),
      "/app/z.xcstrings": .link("a/b.xcstrings"),
    ])
    let found = discover(files)
    #expect(found.files.map(\.shown) == ["a/b.xcstrings"])
    #expect(found.skipped.map(\.path) == ["z.xcstrings"])
  }

  @Test func circlesOfLinksEndOnTheDisk() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "a/b.xcstrings")
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: "self")
    try folder.link("dead.xcstrings", to: "nowhere")
    let found = FileDiscovery(fileSystem: DiskFileSystem(), workingDirectory: folder.path)
      .files(at: [CatalogPlace(text: ".", directory: folder.path)])
    #expect(found.files.map(\.shown) == ["a/b.xcstrings"])
    #expect(found.problems.map(\.location.path) == ["dead.xcstrings"])
  }

  @Test func aFolderNamedLikeACatalogIsReported() {
    let files = MemoryFileSystem([
      "/app/x.xcstrings/inner.xcstrings": .file([]), "/app/y.xcstrings": .file([]),
    ])
    let found = discover(files)
    #expect(found.files.map(\.shown) == ["y.xcstrings"])
    #expect(found.problems.map(\.location.path) == ["x.xcstrings"])
  }

  @Test func unreadableFoldersAreReportedAndTheRestIsFound() {
    let files = MemoryFileSystem([
      "/app/locked": .lockedDirectory, "/app/y.xcstrings": .file([]),
    ])
    let found = discover(files)
    #expect(found.files.map(\.shown) == ["y.xcstrings"])
    #expect(found.problems.map(\.location.path) == ["locked"])
    #expect(found.problems.map(\.message) == ["permission is denied"])
  }

  @Test func namesThatLeadNowhereAreReported() {
    let place = CatalogPlace(
      text: "gone", directory: working, location: SourceLocation(path: "endonym.json", line: 3))
    let found = FileDiscovery(fileSystem: MemoryFileSystem(), workingDirectory: working)
      .files(at: [place, CatalogPlace(text: "/x/*.xcstrings", directory: working)])
    #expect(found.problems.map(\.location.path) == ["endonym.json", "/x/*.xcstrings"])
    #expect(found.problems.map(\.location.line) == [3, 1])
  }

  @Test func patternsMatchRelativeToTheirDirectory() {
    let files = MemoryFileSystem([
      "/app/A/x.xcstrings": .file([]), "/app/A/B/y.xcstrings": .file([]),
      "/app/C/z.xcstrings": .file([]),
    ])
    #expect(discover(files, ["A/*.xcstrings"]).files.map(\.shown) == ["A/x.xcstrings"])
    #expect(
      discover(files, ["A/**/*.xcstrings", "C/*"]).files.map(\.shown) == [
        "A/B/y.xcstrings", "A/x.xcstrings", "C/z.xcstrings",
      ])
    #expect(discover(files, ["/app/C/*"]).files.map(\.shown) == ["C/z.xcstrings"])
  }

  @Test func aFileIsACatalogWhateverItsName() {
    let files = MemoryFileSystem(["/app/odd.json": .file([]), "/x/a.xcstrings": .file([])])
    let found = discover(files, ["odd.json", "./odd.json", "/x/a.xcstrings", "../x/a.xcstrings"])
    #expect(found.files.map(\.shown) == ["odd.json", "/x/a.xcstrings"])
    #expect(found.skipped.isEmpty)
  }

  @Test func excludedFilesAndFoldersAreSkipped() {
    let files = MemoryFileSystem([
      "/app/Vendor/x.xcstrings": .file([]), "/app/a/Vendor/x.xcstrings": .file([]),
      "/app/a/old.xcstrings": .file([]), "/app/a/new.xcstrings": .file([]),
    ])
    let found = discover(files, excluding: ["Vendor", "**/old.xcstrings"])
    #expect(found.files.map(\.shown) == ["a/Vendor/x.xcstrings", "a/new.xcstrings"])
    #expect(found.skipped.map(\.path) == ["Vendor", "a/old.xcstrings"])
    #expect(found.unmatchedExclusions == [])
    let misspelled = discover(files, excluding: ["Vendr", "a/old.xcstrings"])
    #expect(misspelled.unmatchedExclusions == ["Vendr"])
  }

  @Test func olderTablesAndGeneratedSymbolsAreNoted() {
    let files = MemoryFileSystem([
      "/app/L.xcstrings": .file([]), "/app/L.strings": .file([]),
      "/app/de.lproj/L.stringsdict": .file([]), "/app/de.lproj/Other.strings": .file([]),
      "/app/x/mul.lproj/Main.xcstrings": .file([]), "/app/x/ja.lproj/Main.strings": .file([]),
      "/app/x/mul.lproj/Main.strings": .file([]), "/app/y/L.strings": .file([]),
      "/app/GeneratedStringSymbols_L.swift": .file([]),
      "/app/GeneratedStringSymbols.txt": .file([]),
    ])
    let found = discover(files)
    #expect(
      found.around.legacyTables == [
        "L.strings", "de.lproj/L.stringsdict", "x/ja.lproj/Main.strings",
        "x/mul.lproj/Main.strings",
      ])
    #expect(found.around.generatedSymbols == ["GeneratedStringSymbols_L.swift"])
  }

  @Test func endlessDepthEnds() {
    var files = MemoryFileSystem()
    files.set("/app/" + String(repeating: "d/", count: 300) + "x.xcstrings", .file([]))
    let found = discover(files)
    #expect(found.files.isEmpty)
    #expect(found.skipped.count == 1)
    #expect(found.skipped.first?.reason == "more than 128 folders deep")
  }
}
