import Foundation
import Testing

@testable import StringCatalog

@Suite("Writing a file whole or not at all")
struct AtomicFileTests {
  private let directory: TemporaryDirectory
  init() throws { directory = try TemporaryDirectory() }

  @Test("A new file has the content and the usual permissions, and nothing is left beside it")
  func create() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try AtomicFile.write(bytes, to: directory("a"))
    #expect(try directory.bytes(of: "a") == bytes)
    #expect(try directory.names() == ["a"])
    let mask = umask(0)
    umask(mask)
    #expect(try directory.permissions(of: "a") == Int(0o666 & ~mask))
  }

  @Test("An empty content makes an empty file")
  func empty() throws {
    try directory.write([1], to: "a")
    try AtomicFile.write([], to: directory("a"))
    #expect(try directory.bytes(of: "a") == [])
  }

  @Test("A file that is replaced keeps its permissions", arguments: [0o600, 0o640, 0o666, 0o755])
  func permissions(_ permissions: Int) throws {
    try directory.write([1], to: "a", permissions: permissions)
    try AtomicFile.write([2], to: directory("a"))
    #expect(try directory.bytes(of: "a") == [2])
    #expect(try directory.permissions(of: "a") == permissions)
    #expect(try directory.names() == ["a"])
  }

  @Test("Through a symbolic link the target is replaced, and the link stays")
  func link() throws {
    try FileManager.default.createDirectory(
      atPath: directory("real"), withIntermediateDirectories: false)
    try directory.write([1], to: "real/a")
    _ = try directory.link("first", to: "second")
    _ = try directory.link("second", to: "real/a")
    try AtomicFile.write([2], to: directory("first"))
    #expect(try directory.bytes(of: "real/a") == [2])
    #expect(try directory.names() == ["first", "real", "second"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: directory("first")) == "second")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory("real")) == ["a"])
  }

  @Test("Through an absolute link, and one to a file that isn't there yet")
  func linkToNothing() throws {
    let path = try directory.link("a", to: directory("b"))
    try AtomicFile.write([3], to: path)
    #expect(try directory.bytes(of: "b") == [3])
    #expect(try directory.names() == ["a", "b"])
  }

  @Test("Links in a circle are refused")
  func loop() throws {
    let path = try directory.link("a", to: "b")
    _ = try directory.link("b", to: "a")
    #expect(try refusal(of: path).message == "its symbolic links lead in a circle")
  }

  @Test("A path without a slash lies in the working directory")
  func relative() {
    #expect(SymbolicLinks.directory(of: "a") == "./")
    #expect(SymbolicLinks.directory(of: "b/a") == "b/")
    #expect(SymbolicLinks.directory(of: "/a") == "/")
  }

  @Test("A directory, a pipe and a device are refused, and stay")
  func notFiles() throws {
    try FileManager.default.createDirectory(
      atPath: directory("d"), withIntermediateDirectories: false)
    try #require(mkfifo(directory("p"), 0o644) == 0)
    #expect(try refusal(of: directory("d")).message == "it is a directory, not a file")
    #expect(try refusal(of: directory("p")).message == "it is a pipe, not a file")
    #expect(try refusal(of: "/dev/null").message == "it is a device, not a file")
    #expect(try directory.names() == ["d", "p"])
  }

  @Test("A path with a NUL is refused, and what stands before the NUL stays")
  func nul() throws {
    try directory.write([1], to: "a")
    #expect(try refusal(of: directory("a\0b")).message == "the path has a NUL character in it")
    #expect(try directory.bytes(of: "a") == [1])
  }

  @Test("A missing directory is an error")
  func missingDirectory() throws {
    #expect(try refusal(of: directory("d/a")).message == "there is no such file")
    try directory.write([], to: "f")
    #expect(
      try refusal(of: directory("f/a")).message == "a part of the path is not a directory")
  }

  @Test("A write-protected file is refused, and stays")
  func writeProtected() async throws {
    try directory.setPermissions(0o777, of: ".")
    let path = try directory.write([1], to: "a", permissions: 0o444)
    #expect(await refusalForOrdinaryUser(path)?.message == "permission is denied")
    #expect(try directory.bytes(of: "a") == [1])
    #expect(try directory.names() == ["a"])
  }

  @Test("A write-protected directory is refused")
  func protectedDirectory() async throws {
    try directory.setPermissions(0o555, of: ".")
    #expect(await refusalForOrdinaryUser(directory("a"))?.message == "permission is denied")
    try directory.setPermissions(0o755, of: ".")
    #expect(try directory.names() == [])
  }

  /// In a directory with the sticky bit a stranger may make files, but not take the owner's name.
  @Test(
    "Where the last step fails, the old content stands and the new file is gone",
    .enabled(if: isSuperuserOnLinux, "only the superuser can own a file that the writer may not"))
  func cleanup() async throws {
    let path = try directory.write([1], to: "a", permissions: 0o666)
    try directory.setPermissions(0o1777, of: ".")
    #expect(await refusalForOrdinaryUser(path)?.message == "permission is denied")
    #expect(try directory.bytes(of: "a") == [1])
    #expect(try directory.names() == ["a"])
  }

  @Test("A reader meets the old content or the new, never a part")
  func atomicity() async throws {
    let path = directory("a")
    let contents = [UInt8(1), 2].map { [UInt8](repeating: $0, count: 50_000) }
    try AtomicFile.write(contents[0], to: path)
    async let writing: Void = Task.detached {
      for round in 1...100 { try AtomicFile.write(contents[round % 2], to: path) }
    }.value
    for _ in 0..<100 {
      let bytes = try RegularFile.bytes(at: path)
      #expect(contents.contains(bytes))
    }
    try await writing
  }

  static var isSuperuserOnLinux: Bool {
    #if os(Linux)
      geteuid() == 0
    #else
      false
    #endif
  }

  private func refusal(of path: String) throws -> FileError {
    let error = try #require(throws: FileError.self) { try AtomicFile.write([9], to: path) }
    #expect(error.path == path)
    expectReadable(error.message, error.remedy)
    return error
  }

  private func refusalForOrdinaryUser(_ path: String) async -> FileError? {
    await OrdinaryUser.run { () -> FileError? in
      do throws(FileError) {
        try AtomicFile.write([9], to: path)
        return nil
      } catch {
        return error
      }
    }
  }
}
