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

  /// What isn't there yet lies where the links of its folders lead, and is found to.
  @Test func linksOfFoldersAreFollowedToNewFiles() throws {
    let project = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("", to: "deep/file.txt")
    try project.link("out", to: other.path.text)
    try project.link("deep", to: other.path.appending("deep").text)
    try project.link("new", to: other.path.appending("new.txt").text)
    // Behind a link, '..' is the folder above where the link leads.
    try project.link("up", to: "deep/../new.txt")
    try project.link("circle", to: "circle")
    func target(_ name: String) -> String {
      disk.target(of: FilePath(name, relativeTo: project.path)).text
    }
    #expect(target("out/new.txt") == other.path.text + "/new.txt")
    #expect(target("out/a/b/new.txt") == other.path.text + "/a/b/new.txt")
    #expect(target("out/deep/file.txt") == other.path.text + "/deep/file.txt")
    #expect(target("new") == other.path.text + "/new.txt")
    #expect(target("up") == other.path.text + "/new.txt")
    #expect(target("a/b.txt") == project.path.text + "/a/b.txt")
    #expect(target("circle/b.txt") == project.path.text + "/circle/b.txt")
    for name in ["out/new.txt", "out/a/new.txt", "new", "up"] {
      let path = FilePath(name, relativeTo: project.path)
      #expect(disk.place(of: path, linkedOutOf: project.path) != nil)
    }
    #expect(disk.place(of: project.path.appending("new.md"), linkedOutOf: project.path) == nil)
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) {
      try disk.entries(at: folder.path.appending("none"))
    }
    #expect(error?.message == "there is no such file")
  }
}
