import StringCatalog
import Testing

@Suite("Reading a catalog's file")
struct CatalogFileTests {
  private let directory: TemporaryDirectory
  init() throws { directory = try TemporaryDirectory() }

  @Test("A catalog is read with its path")
  func catalog() throws {
    let path = try directory.write(Array(SmallCatalog.text.utf8), to: "a.xcstrings")
    let file = try CatalogFile(reading: path)
    #expect(file.path == path)
    #expect(file.catalog.entries.count == 2)
  }

  @Test(
    "What is wrong inside has the path and the place",
    arguments: [
      ("", 1, 1, "the file is empty"),
      ("{\n  \"strings\" : 1\n}", 2, 15, "'strings' is not an object, so it is no String Catalog"),
      ("{\n  \"strings\" : {\n", 3, 1, "the file ends where a key in double quotes should stand"),
    ])
  func inside(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
    let path = try directory.write(Array(text.utf8), to: "a.xcstrings")
    let error = try #require(throws: FileError.self) { try CatalogFile(reading: path) }
    #expect(error.path == path)
    #expect(error.position == TextPosition(line: line, column: column))
    #expect(error.message == message)
    #expect(
      error.description == "\(path):\(line):\(column): error: \(message). \(error.remedy)")
  }

  @Test("What is wrong with the file has the path alone")
  func outside() throws {
    let error = try #require(throws: FileError.self) {
      try CatalogFile(reading: directory("a.xcstrings"))
    }
    #expect(error.position == nil)
    #expect(
      error.description
        == "\(directory("a.xcstrings")): error: there is no such file. Check the spelling of the path."
    )
  }

  @Test("The limit on size holds for the file")
  func limit() throws {
    let path = try directory.write(Array(SmallCatalog.text.utf8), to: "a.xcstrings")
    let error = try #require(throws: FileError.self) {
      try CatalogFile(reading: path, limits: .init(maximumSize: 10))
    }
    #expect(error.message.contains("limit of 10"))
  }
}
