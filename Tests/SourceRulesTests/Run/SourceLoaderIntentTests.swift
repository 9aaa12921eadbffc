import Checks
import StringCatalog
import Testing

@testable import SourceRules

/// What a run must read for the rules on intents, although no trigger word asks for it.
struct SourceLoaderIntentTests {
  private struct Files: FileSystem {
    var texts: [String: String]

    func bytes(at path: FilePath, maximumSize: Int) throws(FileError) -> [UInt8] {
      guard let text = texts[path.text] else {
        throw FileError(path: path.text, message: "there is no file", remedy: "Add it.")
      }
      return Array(text.utf8)
    }

    func entries(at path: FilePath) throws(FileError) -> [DirectoryEntry] { [] }
    func information(at path: FilePath) -> FileInformation? { nil }
    func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {}
    func createFolder(at path: FilePath) throws(FileError) {}
  }

  private static let options = SourceOptions(
    rulebook: Rulebook(
      paths: [GlobPattern("App/Dates/**")],
      remainingFormats: [
        RemainingFormat(path: "App/Z.swift", format: "d MMM", reason: "English readers only.")
      ]))

  private static func project(_ texts: [String: String]) -> SourceProject {
    let loader = SourceLoader(
      fileSystem: Files(texts: texts), root: FilePath("/app"), options: options, jobs: 2)
    let files = texts.keys.sorted().map { DiscoveredFiles.File(path: FilePath($0), shown: $0) }
    return SourceProject(files: loader.load(files).files, options: options)
  }

  @Test("Intents that another file makes intents, and their uses anywhere, are known")
  func unusedIntents() {
    let project = Self.project([
      "/app/App/A.swift": "let a = date.withFormat(.sunrise)",
      "/app/App/Dates/DateIntent.swift": "enum DateIntent { case sunrise, sunset }",
      "/app/App/Dates/Plans.swift": "extension DateIntent: DateRenderIntent {}",
      "/app/App/Z.swift": "let a = 1",
    ])
    #expect(project.files.map(\.path) == project.files.map(\.path).sorted())
    let findings = SourceChecker(rules: [UnusedIntentRule()], options: CheckOptions())
      .findings(in: project)
    #expect(findings.map(\.message).count == 1)
    #expect(findings.first?.message.contains("'sunset'") ?? false)
    #expect(findings.first?.location.path == "/app/App/Dates/DateIntent.swift")
  }

  @Test("A remaining format is compared by the path relative to the configuration")
  func remainingFormats() {
    let project = Self.project(["/app/App/Z.swift": "formatter.dateFormat = \"d MMM\""])
    let rules: [any Rule] = [RawDateFormatRule(), RemainingFormatGoneRule()]
    #expect(SourceChecker(rules: rules, options: CheckOptions()).findings(in: project).isEmpty)
  }

  @Test("A file without any trigger word still tells that its remaining format is gone")
  func unparsedFile() {
    let project = Self.project(["/app/App/Z.swift": "let a = 1"])
    let findings = SourceChecker(rules: [RemainingFormatGoneRule()], options: CheckOptions())
      .findings(in: project)
    #expect(findings.map(\.location.path) == ["/app/App/Z.swift"])
  }
}
