import Checks
import StringCatalog
import Testing

/// Recordings of several versions, and the file of decisions.
struct GoldenFolderTests {
  private static let golden = "# Locale data: ICU 76.1, CLDR 46\n\nheader\n  24h, noon : 12:00\n"

  @Test("Recordings come by version, the oldest first, and a broken file is told beside them")
  func versions() throws {
    let files = RecordedFiles([
      "/g/ICU-76.1/de.txt": Self.golden, "/g/ICU-9.2/de.txt": Self.golden,
      "/g/ICU-76.1/fr.txt": "header\n", "/g/notes/x.txt": "",
    ])
    let (found, problems) = try GoldenFolder(FilePath("/g"), fileSystem: files).recordings()
    #expect(found.map(\.folder) == ["ICU-9.2", "ICU-76.1"])
    #expect(found[1].sections.map(\.name) == ["de"])
    #expect(
      found[1].sections[0].rows == [GoldenRow(path: ["header", "24h", "noon"], value: "12:00")])
    #expect(problems.map(\.path) == ["/g/ICU-76.1/fr.txt"])
  }

  @Test("A folder without recordings is an error")
  func empty() {
    let files = RecordedFiles(["/g/other/de.txt": Self.golden])
    #expect(throws: FileError.self) {
      try GoldenFolder(FilePath("/g"), fileSystem: files).recordings()
    }
  }

  @Test(
    "An anchors' file is refused by its line",
    arguments: [("# only a note\n", 1), ("a\tb\n", 1), ("# note\n\na\tb\tc\td\te\tf\ng\n", 4)])
  func anchors(text: String, line: Int) {
    let error = #expect(throws: AnchorFileError.self) { try AnchorFile(parsing: text) }
    #expect(error?.line == line)
  }
}

/// Files in memory that can only be read.
private struct RecordedFiles: FileSystem {
  let files: [String: String]

  init(_ files: [String: String]) {
    self.files = files
  }

  func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8] {
    guard let text = files[path.text] else {
      throw FileError(path: path.text, message: "there is no file", remedy: "Write one.")
    }
    return Array(text.utf8)
  }

  func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry] {
    let below = files.keys.map { FilePath($0) }.filter { path.contains($0) && $0 != path }
    return Set(below.map { $0.components[path.components.count] }).map { DirectoryEntry(name: $0) }
  }

  func information(at path: FilePath) -> FileInformation? { nil }

  func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {}

  func createFolder(at path: FilePath) throws(FileError) {}
}
