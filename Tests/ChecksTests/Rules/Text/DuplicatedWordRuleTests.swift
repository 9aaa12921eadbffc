import Testing

@testable import Checks

/// Doubled words, by languages.
struct DuplicatedWordRuleTests {
  @Test(
    "A slip is found in any script",
    arguments: [
      ("de", "Öffnen Öffnen Sie", "Öffnen"), ("ru", "в файле файле.", "файле"),
      ("el", "το αρχείο αρχείο", "αρχείο"), ("fr", "l'eau l'eau", "l'eau"), ("uk", "й й", "й"),
      ("ru", "До до края", "до"), ("is", "Ég ég", "ég"),
    ])
  func found(_ language: String, _ text: String, _ word: String) throws {
    let findings = try TextRun.findings(
      of: DuplicatedWordRule(), source: "Open", [(language, text)])
    #expect(findings.map(TextRun.marked) == [word])
  }

  @Test(
    "What may meet, or is no word, is left alone",
    arguments: [
      ("fr", "vous vous"), ("de", "Sie sie"), ("cs", "se se"), ("id", "buku buku"),
      ("sv", "ja, ja"), ("de", "%@ %@ %lld %lld"), ("de", "12 12"), ("de", "a a"), ("de", "x2 x2"),
      ("de", "neu  neu"), ("de", "neue neu"), ("ru", "да на"), ("sv", "åt öt"), ("de", "neu-neu"),
    ])
  func leftAlone(_ language: String, _ text: String) throws {
    #expect(
      try TextRun.findings(of: DuplicatedWordRule(), source: "Open", [(language, text)]).isEmpty)
  }

  @Test("Three in a row are two findings, none where the source doubles a word")
  func repeats() throws {
    let text = "neu neu neu"
    #expect(
      try TextRun.findings(of: DuplicatedWordRule(), source: "new", [("de", text)]).count == 2)
    #expect(
      try TextRun.findings(of: DuplicatedWordRule(), source: "new new", [("de", text)]).isEmpty)
  }
}
