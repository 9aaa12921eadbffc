import Testing

@testable import Checks

/// Which differences at the end change what a text is.
struct EndPunctuationComparisonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    var language: String
    var text: String
    var deviation: EndPunctuationRule.Deviation?
    var testDescription: String { "\(source) → \(text)" }
  }

  @Test(
    "A difference is judged by both texts and the language",
    arguments: [
      Case(source: "Delete?", language: "sv", text: "Ta bort", deviation: .missing(.question)),
      Case(source: "Delete?", language: "th", text: "ลบ", deviation: nil),
      Case(source: "Delete?", language: "hy", text: "Ջնջե՞լ", deviation: nil),
      Case(source: "Delete?", language: "ja", text: "削除しますか。", deviation: nil),
      Case(source: "Delete?", language: "zh", text: "要删除吗", deviation: nil),
      Case(source: "Delete?", language: "ko", text: "삭제할까요.", deviation: nil),
      Case(source: "What is it?", language: "ja", text: "説明", deviation: nil),
      Case(source: "It is gone. Retry?", language: "ja", text: "再試行", deviation: nil),
      Case(source: "It goes.", language: "fr", text: "Ça va ?", deviation: .extra(.question)),
      Case(source: "How it goes.", language: "fr", text: "Ça va ?", deviation: nil),
      Case(source: "Ok? It goes.", language: "fr", text: "Ça va ?", deviation: nil),
      Case(source: "Delete", language: "ru", text: "Удалить?", deviation: nil),
      Case(source: "Time:", language: "he", text: "שעה", deviation: .missing(.colon)),
      Case(source: "Time:", language: "he", text: "שעה: %@", deviation: nil),
      Case(source: "Time", language: "he", text: "שעה:", deviation: .extra(.colon)),
      Case(source: "host[:port]", language: "he", text: "שרת:", deviation: nil),
      Case(source: "Sent by", language: "he", text: "מאת:", deviation: nil),
      Case(source: "Save…", language: "pl", text: "Zapisz", deviation: .missing(.ellipsis)),
      Case(source: "Save…", language: "pl", text: "… zapisz", deviation: nil),
      Case(source: "Save", language: "pl", text: "Zapisz…", deviation: .extra(.ellipsis)),
      Case(source: "Saving", language: "pl", text: "Zapisuję…", deviation: nil),
      Case(source: "Saved.", language: "pl", text: "Zapisano…", deviation: nil),
      Case(source: "A. B c", language: "pl", text: "A. B.", deviation: nil),
      Case(
        source: "Gone away. Come.", language: "pl", text: "Poszło. No", deviation: .missingLastStop),
      Case(source: "Gone away. Come.", language: "lo", text: "Poszło. No", deviation: nil),
      Case(source: "Gone away. Come.", language: "ko", text: "갔습니다. (예)", deviation: nil),
      Case(source: "Gone away.", language: "de", text: "Komplett. Weg", deviation: nil),
      Case(source: "Yes!", language: "de", text: "Ja.", deviation: nil),
      Case(source: "—", language: "de", text: "Keine:", deviation: nil),
    ])
  func deviation(_ testCase: Case) {
    let deviation = EndPunctuationRule.deviation(
      of: PunctuatedText(testCase.text, language: testCase.language),
      from: PunctuatedText(testCase.source, language: "en"))
    #expect(deviation == testCase.deviation)
  }
}
