import StringCatalog

/// What was recorded with one version of the locale data, in all languages.
public struct GoldenRecording: Sendable, Hashable {
  /// The name of its folder, such as `ICU-76.1`.
  public var folder: String
  /// The recorded texts, one section a language, sorted.
  public var sections: [GoldenSection]

  /// Creates a recording.
  public init(folder: String, sections: [GoldenSection]) {
    self.folder = folder
    self.sections = sections
  }

  /// Whether it was recorded with a version of the locale data, such as `ICU 76.1, CLDR 46`.
  public func isOf(localeData: String) -> Bool {
    let version = localeData.prefix { $0 != "," }
    return folder == version.replacing(" ", with: "-")
  }
}

/// Reads all recordings below a folder.
public struct GoldenFolder: Sendable {
  /// The most bytes of one file.
  private static let maximumSize = 16 << 20

  private let folder: FilePath
  private let fileSystem: any FileSystem

  /// Names the folder that holds one folder for each version of the locale data.
  public init(_ folder: FilePath, fileSystem: any FileSystem) {
    self.folder = folder
    self.fileSystem = fileSystem
  }

  /// Reads every recording.
  ///
  /// - Returns: The recordings by version, the oldest first, and each file that can't be read.
  /// - Throws: `FileError` where the folder can't be read or holds no recording.
  public func recordings() throws(FileError) -> (found: [GoldenRecording], problems: [FileError]) {
    let names = try fileSystem.entries(at: folder).map(\.name).filter { $0.hasPrefix("ICU-") }
    guard !names.isEmpty else {
      throw FileError(
        path: folder.text, message: "the folder holds no goldens, such as 'ICU-76.1'",
        remedy: "Name the folder that the app's tests record them in.")
    }
    var problems: [FileError] = []
    let found = names.sorted(by: Self.isOlder).map { name in
      GoldenRecording(
        folder: name, sections: sections(in: folder.appending(name), problems: &problems))
    }
    return (found, problems)
  }

  private func sections(
    in folder: FilePath, problems: inout [FileError]
  ) -> [GoldenSection] {
    var sections: [GoldenSection] = []
    do throws(FileError) {
      let names = try fileSystem.entries(at: folder).map(\.name)
      for name in names.sorted() where name.hasSuffix(".txt") {
        let path = folder.appending(name)
        let bytes = try fileSystem.bytes(at: path, maximumSize: Self.maximumSize)
        do throws(GoldenFileError) {
          let file = try GoldenFile(parsing: String(decoding: bytes, as: UTF8.self))
          sections.append(GoldenSection(name: String(name.dropLast(4)), rows: file.rows))
        } catch {
          problems.append(
            FileError(
              path: path.text, message: "line \(error.line) is neither stamp, heading nor row",
              remedy: "Record the file anew."))
        }
      }
    } catch {
      problems.append(error)
    }
    return sections
  }

  /// Orders by the numbers of the version, so that 9 comes before 76.1.
  private static func isOlder(_ left: String, _ right: String) -> Bool {
    func numbers(_ name: String) -> [Int] {
      name.dropFirst(4).split(separator: ".").map { Int($0) ?? 0 }
    }
    let (first, second) = (numbers(left), numbers(right))
    return first == second ? left < right : first.lexicographicallyPrecedes(second)
  }
}
