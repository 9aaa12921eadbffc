import Checks
import Foundation
import StringCatalog
import Testing

@Suite struct DiskFileSystemTests {
  private let disk = DiskFileSystem()

  @Test func readsWhatItWrites() throws {
    let folder = try TemporaryFolder()
    let file = folder.path.appending("ä.txt")
    try disk.write(Array("hello".utf8), to: file)
    #expect(try disk.bytes(at: file, maximumSize: 5) == Array("hello".utf8))
    #expect(throws: FileError.self) { try disk.bytes(at: file, maximumSize: 4) }
  }

  @Test func listsNamesAndKinds() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file.txt")
    try folder.write("", to: "sub/inner.txt")
    try folder.link("link", to: "file.txt")
    #expect(mkfifo(folder.path.appending("pipe").text, 0o600) == 0)
    let entries = try disk.entries(at: folder.path).sorted { $0.name < $1.name }
    #expect(
      entries == [
        DirectoryEntry(name: "file.txt", kind: .file), DirectoryEntry(name: "link"),
        DirectoryEntry(name: "pipe", kind: .special),
        DirectoryEntry(name: "sub", kind: .directory),
      ])
    #expect(disk.information(at: folder.path.appending("pipe"))?.kind == .special)
    #expect(disk.information(at: folder.path.appending("link"))?.kind == .file)
    #expect(disk.information(at: folder.path.appending("sub"))?.kind == .directory)
    #expect(disk.information(at: folder.path.appending("none")) == nil)
    #expect(
      disk.information(at: folder.path.appending("link"))
        == disk.information(at: folder.path.appending("file.txt")))
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) {
      try disk.entries(at: folder.path.appending("none"))
    }
    #expect(error?.message == "there is no such file")
  }
}
