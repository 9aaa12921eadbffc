import EndonymTesting
import Testing

/// A generated document against the committed one.
struct RecordedDocumentTests {
  @Test("A document that differs, is missing or is empty fails; a recording fails and writes")
  func compareAndRecord() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Rules.md"
    let comparing = RecordedDocument(path: path, environment: [:])
    let recording = RecordedDocument(path: path, environment: ["ENDONYM_RECORD": "1"])
    #expect(comparing.problem(with: "# Rules")?.contains("is missing") == true)
    #expect(comparing.problem(with: "")?.contains("nothing was generated") == true)
    #expect(recording.problem(with: "# Rules")?.contains("recorded") == true)
    #expect(try folder.read("Rules.md") == "# Rules")
    #expect(comparing.problem(with: "# Rules") == nil)
    #expect(comparing.problem(with: "# Other")?.contains("is not what the code generates") == true)
    let nowhere = RecordedDocument(
      path: folder.path + "/none/Rules.md", environment: ["ENDONYM_RECORD": "1"])
    #expect(nowhere.problem(with: "# Rules")?.contains("could not be written") == true)
    comparing.expect("# Rules")
    withKnownIssue { comparing.expect("# Other") }
  }
}
