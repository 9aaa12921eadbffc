import Testing

@testable import Checks

/// What texts end with; which signs end sentences is Unicode's `Sentence_Terminal` (UAX #29).
struct PunctuatedTextTests {
  @Test(
    "Every language's own sign is known",
    arguments: [
      ("Yes.", "en", TerminalPunctuation.stop), ("Ja!", "de", .exclamation),
      ("Ναι;", "el", .question), ("Ναι\u{37E}", "el", .question), ("oui ;", "fr", .pause),
      ("هل؟", "ar", .question), ("نعم،", "ar", .pause), ("ہاں۔", "ur", .stop),
      ("Այո։", "hy", .stop), ("Այո:", "hy", .stop), ("हाँ।", "hi", .stop), ("はい。", "ja", .stop),
      ("好？", "zh", .question), ("好：", "zh", .colon), ("好！", "zh", .exclamation),
      ("好……", "zh", .ellipsis), ("က။", "my", .stop), ("ក៖", "km", .colon), ("ក។", "km", .stop),
      ("አዎ።", "am", .stop), ("አዎ፧", "am", .question), ("ཀ།", "bo", .stop),
      ("Wait...", "en", .ellipsis), ("Wait . . .", "en", .ellipsis), ("What?!", "en", .question),
      ("Quoi ?…", "fr", .question), ("Vraiment\u{202F}?", "fr", .question),
    ])
  func sign(_ text: String, _ language: String, _ end: TerminalPunctuation) {
    #expect(PunctuatedText(text, language: language).end == end)
  }

  @Test(
    "The end is found behind quotes, brackets, markup, emoji and spaces",
    arguments: [
      "„Ja.“", "“Yes.”", "«Да.»", "「はい。」", "(Yes.)", "**Yes.**", "Yes. 👍🏽", "Yes.\n", "Yes. ❤️",
      "Yes.\u{200F}", "Yes.`",
    ])
  func behind(_ text: String) {
    #expect(PunctuatedText(text, language: "en").end == .stop)
  }

  @Test("A text of letters ends in none", arguments: ["Yes", "%@", "5", "", "?a", "👍", "日本"])
  func none(_ text: String) {
    #expect(PunctuatedText(text, language: "en").end == nil)
  }

  @Test("The last sign or the last character is marked")
  func range() {
    #expect(PunctuatedText("Né… ”", language: "cs").endRange == 3..<6)
    #expect(PunctuatedText("ae\u{301}", language: "fr").endRange == 1..<4)
    #expect(PunctuatedText("", language: "hi").endRange == 0..<0)
  }

  @Test(
    "Several sentences are told from one",
    arguments: [
      ("It went. It came", true), ("Gone? Come", true), ("去った。来た", true),
      ("यह है। वह", true), ("Done 🎉 Next", true), ("One line\nThe next", true),
      ("See file.txt here", false), ("e.g. Adam", false), ("Version 1234.5 here", false),
      ("It went.", false), ("approx. five", false), ("ca. 5", false), ("Dr. Who", false),
    ])
  func sentences(_ text: String, _ several: Bool) {
    #expect(PunctuatedText(text, language: "en").hasSeveralSentences == several)
  }

  @Test("First and last word are found in any script")
  func words() {
    let text = PunctuatedText("¿Cómo… está Ξένος?", language: "es")
    #expect(text.firstWord == "cómo")
    #expect(text.lastWord == "ξένος")
    #expect(PunctuatedText("—", language: "es").firstWord.isEmpty)
    #expect(!PunctuatedText("— 5", language: "es").hasLetters)
  }
}
