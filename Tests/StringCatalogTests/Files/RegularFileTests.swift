import Foundation
import Testing

@testable import StringCatalog

@Suite("Reading a file")
struct RegularFileTests {
  private let directory: TemporaryDirectory
  init() throws { directory = try TemporaryDirectory() }

  private func refusal(of path: String, maximumSize: Int = 1000) throws -> FileError {
    let error = try #require(throws: FileError.self) {
      try RegularFile.bytes(at: path, maximumSize: maximumSize)
    }
    #expect(error.path == path)
    #expect(error.position == nil)
    expectReadable(error.message, error.remedy)
    return error
  }

  @Test("All bytes are read", arguments: [0, 1, 999, 1000])
  func content(_ size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    let path = try directory.write(bytes, to: "a.xcstrings")
    #expect(try RegularFile.bytes(at: path, maximumSize: 1000) == bytes)
  }

  @Test("A symbolic link is followed")
  func link() throws {
    try directory.write([1, 2, 3], to: "a")
    let path = try directory.link("b", to: "a")
    #expect(try RegularFile.bytes(at: path) == [1, 2, 3])
  }

  @Test("A missing file")
  func missing() throws {
    #expect(try refusal(of: directory("a")).message == "there is no such file")
  }

  @Test("A file below a file")
  func belowFile() throws {
    try directory.write([], to: "a")
    #expect(
      try refusal(of: directory("a/b")).message == "a part of the path is not a directory")
  }

  @Test("A link to nothing")
  func danglingLink() throws {
    #expect(
      try refusal(of: directory.link("a", to: "nothing")).message == "there is no such file")
  }

  @Test("Links in a circle")
  func loop() throws {
    let path = try directory.link("a", to: "b")
    _ = try directory.link("b", to: "a")
    #expect(try refusal(of: path).message == "its symbolic links lead in a circle")
  }

  @Test("A name beyond what the system allows")
  func longName() throws {
    let path = directory(String(repeating: "x", count: 300))
    #expect(try refusal(of: path).message == "the path is too long")
  }

  /// The system would read `a`.
  @Test("A path with a NUL")
  func nul() throws {
    try directory.write([1], to: "a")
    #expect(try refusal(of: directory("a\0b")).message == "the path has a NUL character in it")
  }

  @Test("A directory with a catalog's name")
  func directoryAsFile() throws {
    let path = directory("x.xcstrings")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(try refusal(of: path).message == "it is a directory, not a file")
  }

  /// Opening a pipe for reading waits for a writer, who never comes.
  @Test("A pipe, without waiting for it", .timeLimit(.minutes(10)))
  func pipe() throws {
    let path = directory("x.xcstrings")
    try #require(mkfifo(path, 0o644) == 0)
    #expect(try refusal(of: path).message == "it is a pipe, not a file")
  }

  @Test("A device", arguments: ["/dev/zero", "/dev/null"])
  func device(_ path: String) throws {
    #expect(try refusal(of: path).message == "it is a device, not a file")
  }

  @Test("A file that may not be read")
  func permission() async throws {
    try directory.setPermissions(0o755, of: ".")
    let path = try directory.write([1], to: "a.xcstrings", permissions: 0o000)
    let error = await OrdinaryUser.run { () -> FileError? in
      do throws(FileError) {
        _ = try RegularFile.bytes(at: path)
        return nil
      } catch {
        return error
      }
    }
    #expect(error?.message == "permission is denied")
  }

  /// A gibibyte of holes: it has no content on the disk, and must not be brought into memory.
  @Test("A sparse file of 1 GiB, refused before it is read, by the limit's name")
  func sparse() throws {
    let path = try directory.write([], to: "a.xcstrings")
    try #require(truncate(path, 1 << 30) == 0)
    let error = try #require(throws: FileError.self) { try RegularFile.bytes(at: path) }
    #expect(
      error.message == "the file has 1073741824 bytes, more than the limit of 268435456")
    expectReadable(error.message, error.remedy)
  }

  @Test("One byte over the limit")
  func overLimit() throws {
    let path = try directory.write([UInt8](repeating: 0, count: 1001), to: "a")
    #expect(
      try refusal(of: path).message == "the file has 1001 bytes, more than the limit of 1000")
  }

  @Test("A file that has grown or shrunk since its size was asked", arguments: [0, 9, 11, 5000])
  func changedLength(_ expected: Int) throws {
    let path = try directory.write([UInt8](repeating: 7, count: 10), to: "a")
    let descriptor = open(path, O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let error = try #require(throws: FileError.self) {
      try RegularFile.bytes(from: descriptor, expecting: expected, path: path)
    }
    #expect(error.message == "the file changed its length while it was read")
    expectReadable(error.message, error.remedy)
  }

  @Test("A file that grows all the while is read or refused, and ends")
  func growing() async throws {
    let path = try directory.write([0], to: "a")
    async let written: Void = Task.detached {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.seekToEnd()
      for _ in 0..<200 { try handle.write(contentsOf: Data(repeating: 1, count: 4096)) }
      try handle.close()
    }.value
    for _ in 0..<200 {
      do throws(FileError) {
        _ = try RegularFile.bytes(at: path, maximumSize: 1 << 20)
      } catch {
        #expect(error.message == "the file changed its length while it was read")
      }
    }
    try await written
  }

  @Test("A descriptor that can't be read gives the system's reason")
  func systemError() throws {
    let error = try #require(throws: FileError.self) {
      try RegularFile.bytes(from: -1, expecting: 1, path: "a")
    }
    #expect(error.message.contains("error \(EBADF)"))
    expectReadable(error.message, error.remedy)
  }

  @Test(
    "Every reason of the system has words and a remedy",
    arguments: [
      (ENOENT, "no such file"), (ENOTDIR, "not a directory"), (EACCES, "permission"),
      (EPERM, "permission"), (ELOOP, "circle"), (ENAMETOOLONG, "too long"), (EMFILE, "too many"),
      (ENFILE, "too many"), (ENOSPC, "full"), (EDQUOT, "full"), (EROFS, "only be read"),
      (EIO, "error \(EIO)"),
    ])
  func reasons(_ code: CInt, _ words: String) {
    let error = FileError(path: "a", code: code)
    #expect(error.message.contains(words))
    expectReadable(error.message, error.remedy)
  }

  @Test("Sockets are told apart from devices and pipes")
  func kinds() {
    #expect(FileKind(mode: mode_t(S_IFSOCK)) == .socket)
    #expect(FileKind(mode: mode_t(S_IFBLK)) == .device)
    #expect(FileKind(mode: mode_t(S_IFLNK)) == .symbolicLink)
  }
}
