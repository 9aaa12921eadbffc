import EndonymSourceTesting
import Foundation
import Testing

@Suite struct SourceBansTests {
  /// A folder with some sources, removed at the end.
  private final class Folder {
    let path: String

    init(_ texts: [String: String]) throws {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("endonym-bans-\(UUID().uuidString)")
      for (name, text) in texts {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private static let metric = "let isMetric = locale.usesMetricSystem\n"

  @Test func cleanSourcesPass() throws {
    let folder = try Folder(["A.swift": "let a = 1\n", "B.swift": "let b = 2\n"])
    let bans = try SourceBans(root: folder.path, rules: ["metric-system"])
    #expect(bans.fileCount == 2)
    #expect(bans.breaches.isEmpty)
    bans.expectNone(atLeast: 2)
  }

  @Test func aBreachIsAnIssueAtItsPlace() throws {
    let folder = try Folder(["App/View.swift": "// Units.\n" + Self.metric])
    let bans = try SourceBans(root: folder.path, rules: ["metric-system"])
    let breach = try #require(bans.breaches.first)
    #expect(bans.breaches.count == 1)
    #expect(breach.path == folder.path + "/App/View.swift")
    #expect((breach.line, breach.column) == (2, 23))
    withKnownIssue {
      bans.expectNone(atLeast: 1)
    } matching: { issue in
      issue.sourceLocation?.fileID == "App/View.swift" && issue.sourceLocation?.line == 2
        && issue.comments.first?.rawValue.hasPrefix("metric-system: ") == true
    }
  }

  @Test func onlyTheNamedRulesCount() throws {
    let folder = try Folder(["View.swift": Self.metric])
    try SourceBans(root: folder.path, rules: ["missing-bundle"]).expectNone(atLeast: 1)
  }

  @Test func tooFewFilesAreAnIssue() throws {
    let folder = try Folder(["A.swift": "let a = 1\n", "note.txt": ""])
    let bans = try SourceBans(root: folder.path, rules: ["metric-system"])
    #expect(bans.shortage(atLeast: 1) == nil)
    #expect(
      bans.shortage(atLeast: 2)
        == "there are 1 Swift sources below '\(folder.path)', and 2 were to be checked")
    withKnownIssue { bans.expectNone(atLeast: 2) }
    let nothing = try Folder(["note.txt": ""])
    withKnownIssue {
      try SourceBans(root: nothing.path, rules: ["metric-system"]).expectNone(atLeast: 0)
    }
  }

  @Test func aFileThatCannotBeReadIsAnIssue() throws {
    let folder = try Folder(["A.swift": "let a = 1\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/B.swift", withDestinationPath: folder.path + "/gone.swift")
    let bans = try SourceBans(root: folder.path, rules: ["metric-system"])
    #expect(bans.unreadable.map(\.path) == [folder.path + "/B.swift"])
    withKnownIssue { bans.expectNone(atLeast: 1) }
  }

  @Test func theConfigurationIsHeard() throws {
    let folder = try Folder([
      "View.swift": Self.metric, "Old/View.swift": Self.metric,
      "endonym.json": "{ exclude: ['Old'], rules: { 'metric-system': 'off' } }",
    ])
    let bans = try SourceBans(root: folder.path, rules: ["metric-system"])
    #expect(bans.breaches.map(\.path) == [folder.path + "/View.swift"])
  }

  @Test func keysAreHeldAgainstCatalogs() throws {
    let folder = try Folder([
      "View.swift": #"let view = Text("Helo")"# + "\n",
      "L.xcstrings": #"{ "sourceLanguage": "en", "strings": { "Hello": {} }, "version": "1.0" }"#,
    ])
    let bans = try SourceBans(root: folder.path, rules: ["missing-key"], catalogs: ["."])
    #expect(bans.breaches.isEmpty, "the catalog's table isn't the one of the look-up")
    try FileManager.default.moveItem(
      atPath: folder.path + "/L.xcstrings", toPath: folder.path + "/Localizable.xcstrings")
    let named = try SourceBans(root: folder.path, rules: ["missing-key"], catalogs: ["."])
    #expect(named.breaches.map(\.column) == [17])
  }

  @Test(arguments: [
    (["metric-sytem"], "there is no rule 'metric-sytem'. Did you mean 'metric-system'?"),
    (["format-signature"], "the rule 'format-signature' is about catalogs alone"),
    (["missing-key"], "the rule 'missing-key' needs catalogs: name some"),
    (
      ["raw-date-format"],
      "the rule 'raw-date-format' needs a 'rulebook' in 'endonym.json': say where the app formats "
        + "its dates"
    ),
    ([], "no rule is named"),
  ])
  func mistakesAreThrown(rules: [String], message: String) throws {
    let folder = try Folder(["A.swift": "let a = 1\n"])
    let error = #expect(throws: SourceBanError.self) {
      try SourceBans(root: folder.path, rules: rules)
    }
    #expect(error?.description == message)
  }

  @Test func aFolderThatIsNoneIsThrown() {
    #expect(throws: SourceBanError.self) {
      try SourceBans(root: "/nowhere/at/all", rules: ["metric-system"])
    }
  }
}
