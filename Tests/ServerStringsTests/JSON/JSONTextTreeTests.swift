import Testing

@testable import ServerStrings

/// JSON: nested objects of texts (RFC 8259), i18next's interpolation.
struct JSONTextTreeTests {
  private let paths = ["server/{language}.json"]

  @Test("The path tells the language; objects nest, forms are one text, lists are counted")
  func nested() {
    let read = ServerRead(
      [
        "server/en.json": """
        {
          "title": "Weather",
          "alerts": { "one": "{{count}} alert", "other": "{{count}} alerts" },
          "days": ["Monday", "Tuesday"],
          "retries": 3, "isOn": true, "none": null
        }
        """,
        "server/pt-BR.json": #"{ "title": "Tempo" }"#,
      ], paths: paths, format: .json)
    #expect(read.problemTexts == [])
    #expect(read.catalogs.first?.entries.map(\.key) == ["title", "alerts", "days.0", "days.1"])
    #expect(read.forms("alerts")?.map(\.category) == [.one, .other])
    #expect(read.places("alerts") == ["3:22", "3:50"])
    #expect(read.text("title", "pt-BR") == "Tempo")
  }

  @Test("Without a language in the path the outermost keys are languages")
  func outermost() {
    let read = ServerRead(
      ["server/all.json": #"{ "en": { "a": "A" }, "de": { "a": "B" }, "version": 2 }"#],
      paths: ["server/*.json"], format: .json)
    #expect(read.text("a", "de") == "B")
    #expect(read.issues.count == 1)
    #expect(read.issues.first?.contains("'version' stands where a language is expected") == true)
  }

  @Test("A key that stands twice is told with the first; the last counts")
  func duplicates() {
    let read = ServerRead(
      ["server/en.json": "{\n  \"a\": \"1\",\n  \"a\": \"2\"\n}"], paths: paths, format: .json)
    #expect(read.issues == ["server/en.json:3:3 duplicate of 2:3"])
    #expect(read.text("a") == "2")
  }

  @Test("What is no JSON is a problem at its place")
  func broken() {
    let read = ServerRead(["server/en.json": "{\n  \"a\": x }"], paths: paths, format: .json)
    #expect(read.problemTexts.first?.hasPrefix("server/en.json:2:8: ") == true)
  }
}
