import Foundation
import Testing

@testable import EndonymCommand

@Suite struct ExtractCommandTests {
  private let files = MemoryFiles([
    "/app/A.swift": """
    let a = Text("Hello \\("x")", tableName: "T", comment: "C")
    let b = String(localized: "k", defaultValue: "Value")
    """,
    "/app/Views/B.swift": "let c = Text(\"\\(x) km\")",
    "/app/AppTests/C.swift": "let d = Text(\"Not an app's\")",
  ])

  @Test func keysAreShownWithTheirPlaces() {
    let run = ToolRun(["extract"], files)
    #expect(run.code == .clean)
    #expect(
      run.output == """
        A.swift:1:14: Hello %@ [T]
        A.swift:2:27: k = Value
        Views/B.swift:1:14: %@ km (unsure)

        """)
  }

  /// The layout is that of `.stringsdata` files which Xcode writes.
  @Test func programsReadStringsData() throws {
    let run = ToolRun(["extract", "--format", "json"], files)
    let documents = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(documents.map { $0["source"] as? String } == ["A.swift", "Views/B.swift"])
    #expect(documents.map { $0["version"] as? Int } == [1, 1])
    let tables = try #require(documents[0]["tables"] as? [String: [[String: Any]]])
    #expect(tables.keys.sorted() == ["Localizable", "T"])
    let hello = try #require(tables["T"]?.first)
    #expect(hello["key"] as? String == "Hello %@")
    #expect(hello["comment"] as? String == "C")
    #expect(hello["location"] as? [String: Int] == ["startingLine": 1, "startingColumn": 14])
    #expect(tables["Localizable"]?.first?["value"] as? String == "Value")
    let unsure = (documents[1]["tables"] as? [String: [[String: Any]]])?["Localizable"]?.first
    #expect(unsure?["isSure"] as? Bool == false)
  }

  @Test func eachSourceGetsAFile() throws {
    let run = ToolRun(["extract", "--output", "build"], files)
    #expect(run.code == .clean)
    #expect(run.output == "")
    #expect(run.errors.contains("1 key left out, whose specifiers aren't sure"))
    #expect(files["/app/build/A.stringsdata"]?.contains("\"Hello %@\"") == true)
    #expect(files["/app/build/B.stringsdata"]?.contains("km") == false)
  }

  @Test func noSourceIsAMistake() {
    #expect(ToolRun(["extract"], MemoryFiles(["/app/a.txt": ""])).code == .misuse)
    #expect(ToolRun(["extract", "nowhere"], files).code == .misuse)
  }
}
