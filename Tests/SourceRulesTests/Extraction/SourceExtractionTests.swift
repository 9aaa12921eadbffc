import Checks
import StringCatalog
import Testing

@testable import SourceRules

@Suite struct SourceExtractionTests {
  /// Sources in memory.
  private struct Sources: FileSystem {
    var texts: [String: String]

    func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8] {
      guard let text = texts[path.text] else {
        throw FileError(path: path.text, message: "there is no file", remedy: "Create it.")
      }
      return Array(text.utf8)
    }
    func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry] { [] }
    func information(at path: FilePath) -> FileInformation? { nil }
    func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {}
    func createFolder(at path: FilePath) throws(FileError) {}
  }

  private func uses(_ texts: [String: String]) -> [LocalizedUse] {
    let files = texts.keys.sorted().map {
      DiscoveredFiles.File(path: FilePath($0), shown: String($0.dropFirst()))
    }
    let result = SourceExtraction(
      fileSystem: Sources(texts: texts), root: .root, options: SourceOptions(), jobs: 2
    ).load(files)
    return SourceProject(files: result.files).localizedUses.map(\.use)
  }

  /// Xcode's compiler goes by types: a literal given to a parameter of the type
  /// `LocalizedStringKey` is a key, wherever the parameter is declared.
  @Test func literalsOfAnotherFilesParametersAreKeys() {
    let uses = uses([
      "/Row.swift": "struct Row: View { let title: LocalizedStringKey; var note: String = \"\" }",
      "/List.swift": #"let row = Row(title: "A \(3)", note: "B")"#,
    ])
    #expect(uses.map(\.key.text) == ["A %lld"])
    #expect(uses.map(\.isDoubtful) == [false])
  }

  /// Swift prefers a `String` for a literal where an overload takes one.
  @Test func anOverloadThatTakesAStringTakesTheLiteral() {
    let uses = uses([
      "/Row.swift": """
      struct Row { init(_ a: LocalizedStringKey) {}; init(_ a: String) {} }
      """,
      "/List.swift": #"let row = Row("A")"#,
    ])
    #expect(uses.isEmpty)
  }

  @Test func aFunctionsUsesAreDoubtful() {
    let uses = uses([
      "/A.swift": "func show(message: LocalizedStringKey) {}",
      "/B.swift": #"show(message: "A")"#,
    ])
    #expect(uses.map(\.key.text) == ["A"])
    #expect(uses.map(\.isDoubtful) == [true])
  }

  @Test func aTypeOfTheAppsOwnIsNotApples() {
    #expect(
      uses([
        "/A.swift": "struct Section { init(_ id: String) {} }", "/B.swift": #"Section("A")"#,
      ]).isEmpty)
    #expect(
      uses([
        "/A.swift": "struct Section { init(_ id: LocalizedStringKey) {} }",
        "/B.swift": #"Section("A")"#,
      ]).map(\.key.text) == ["A"])
  }

  /// A type within another has its plain name there only.
  @Test func aTypeWithinAnotherHidesApplesInItsFileOnly() {
    let uses = uses([
      "/A.swift": #"enum Image { struct Section { init(_ id: String) {} }; let a = Section("A") }"#,
      "/B.swift": #"Section("B")"#,
    ])
    #expect(uses.map(\.key.text) == ["B"])
  }

  @Test func testsDontCount() {
    #expect(uses(["/AppTests/A.swift": #"Text("A")"#]).isEmpty)
  }
}
