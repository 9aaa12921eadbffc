import Findings
import Testing

@testable import Checks

/// What the rules about texts say, at which part of the text, and how grave it is.
struct TextRuleMessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule
    var source: String
    var language: String
    var text: String
    var message: String
    var marked: String?
    var severity = Severity.warning
    var testDescription: String { "\(rule.description.identifier): \(message)" }
  }

  @Test("A finding says what is wrong, and marks it", arguments: spaces + punctuation + contents)
  func message(_ testCase: Case) throws {
    let findings = try TextRun.findings(
      of: testCase.rule, source: testCase.source, [(testCase.language, testCase.text)])
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == testCase.message)
    #expect(TextRun.marked(finding) == testCase.marked)
    #expect(finding.severity == testCase.severity)
    #expect(finding.language == testCase.language)
    #expect(finding.entry == testCase.source)
  }

  static let spaces: [Case] = [
    Case(
      rule: SurroundingSpacesRule(), source: "Name", language: "de", text: "\tName",
      message: "the text begins with a tab, its source with none", marked: "\t"),
    Case(
      rule: SurroundingSpacesRule(), source: "Name", language: "fr", text: "Nom\u{202F}",
      message: "the text ends in a narrow no-break space (U+202F), its source in none",
      marked: "\u{202F}"),
    Case(
      rule: SurroundingSpacesRule(), source: "Name", language: "ja", text: "名前\u{3000}",
      message: "the text ends in an ideographic space (U+3000), its source in none",
      marked: "\u{3000}"),
    Case(
      rule: SurroundingSpacesRule(), source: "Name", language: "it", text: "Nome\u{2009}",
      message: "the text ends in a space (U+2009), its source in none", marked: "\u{2009}"),
    Case(
      rule: SurroundingSpacesRule(), source: "Name", language: "da", text: "Navn  ",
      message: "the text ends in 2 spaces, its source in none", marked: "  "),
    Case(
      rule: SurroundingSpacesRule(), source: "and ", language: "hi", text: "और",
      message: "the text lacks the space that its source ends in", marked: "र"),
    Case(
      rule: SurroundingSpacesRule(), source: " by", language: "el", text: "από",
      message: "the text lacks the space that its source begins with", marked: "α"),
    Case(
      rule: DoubleSpaceRule(), source: "a b", language: "he", text: "א \u{A0}\u{202F}ב",
      message: "two or more spaces stand in a row, nowhere so in the source",
      marked: " \u{A0}\u{202F}"),
    Case(
      rule: LineBreaksRule(), source: "One", language: "ru", text: "\r\nОдин",
      message: "the text begins with a line break, its source doesn't", marked: "\r\n"),
    Case(
      rule: LineBreaksRule(), source: "\nOne", language: "ru", text: "Один",
      message: "the text lacks the line break that its source begins with", marked: "О"),
    Case(
      rule: LineBreaksRule(), source: "One", language: "ru", text: "Один\u{2029} ",
      message: "the text ends in a line break, its source doesn't", marked: "\u{2029} "),
    Case(
      rule: LineBreaksRule(), source: "One\n", language: "ko", text: "하나",
      message: "the text lacks the line break that its source ends in", marked: "나"),
    Case(
      rule: LineBreaksRule(), source: "One two", language: "ar", text: "واحد\u{2028}اثنان",
      message: "the text breaks into 2 lines, its source has one", marked: "\u{2028}"),
    Case(
      rule: LineBreaksRule(), source: "1\n2\n3", language: "th", text: "หนึ่ง สอง สาม",
      message: "the text runs on in one line where its source has 3"),
    Case(
      rule: LineBreaksRule(), source: "A\n\nB\n\nC", language: "vi", text: "A\n\nB\nC",
      message: "blank lines divide the text into 2, its source into 3"),
    Case(
      rule: LineBreaksRule(), source: "A\nB", language: "vi", text: #"A\nB"#,
      message: #"a line break is written out as '\n', a backslash and a letter"#, marked: #"\n"#),
  ]

  static let punctuation: [Case] = [
    Case(
      rule: EndPunctuationRule(), source: "Stop?", language: "ar", text: "توقف.",
      message: "the source ends in a question mark, the translation doesn't", marked: "."),
    Case(
      rule: EndPunctuationRule(), source: "It stops.", language: "el", text: "Σταματά;",
      message: "the translation ends in a question mark, its source doesn't", marked: ";"),
    Case(
      rule: EndPunctuationRule(), source: "Total:", language: "km", text: "សរុប",
      message: "the source ends in a colon, the translation doesn't", marked: "ប"),
    Case(
      rule: EndPunctuationRule(), source: "It stops.", language: "zh-Hant", text: "停止：",
      message: "the translation ends in a colon, its source doesn't", marked: "："),
    Case(
      rule: EndPunctuationRule(), source: "Open...", language: "fa", text: "باز کردن",
      message: "the source ends in an ellipsis, the translation doesn't", marked: "ن"),
    Case(
      rule: EndPunctuationRule(), source: "Open", language: "fa", text: "باز کردن ⋯⋯",
      message: "the translation ends in an ellipsis, its source doesn't", marked: "⋯⋯"),
    Case(
      rule: EndPunctuationRule(), source: "It went. It came.", language: "ja", text: "去った。来た",
      message: "the last of several sentences lacks the full stop that the source's has",
      marked: "た"),
    Case(
      rule: EndPunctuationRule(), source: "Go!", language: "es-MX", text: "Vamos!",
      message: "the text ends in '!' but nothing opens with '¡'", marked: "!"),
  ]

  static let contents: [Case] = [
    Case(
      rule: URLRule(), source: "See https://a.org", language: "ru", text: "На http://b.org.",
      message: "'http://b.org' stands where the source has 'https://a.org'",
      marked: "http://b.org"),
    Case(
      rule: URLRule(), source: "Mail", language: "ru", text: "Письмо на me@b.org",
      message: "the link 'me@b.org' isn't in the source", marked: "me@b.org"),
    Case(
      rule: URLRule(), source: "Mail me@b.org", language: "ru", text: "Письмо",
      message: "the link 'me@b.org' of the source is missing"),
    Case(
      rule: NumbersRule(), source: "20 or 30", language: "bn", text: "২০ বা ৪০",
      message: "the number '৪০' isn't in the source, which has '30'", marked: "৪০"),
    Case(
      rule: NumbersRule(), source: "20 and 30", language: "bn", text: "২০",
      message: "the source's '30' is missing"),
    Case(
      rule: NumbersRule(), source: "Some", language: "bn", text: "৪০টি",
      message: "the number '৪০' isn't in the source", marked: "৪০"),
    Case(
      rule: MarkupRule(), source: "A **b** **c**", language: "he", text: "א **ב** ג",
      message: "bold markup ('**…**') of the source is missing in one place"),
    Case(
      rule: MarkupRule(), source: "A `b`", language: "he", text: "א `ב` `ג`",
      message: "code markup ('`…`') isn't in the source as often", marked: "`ג`"),
    Case(
      rule: MarkupRule(), source: "A b", language: "he", text: "א <b>",
      message: "the tag '<b>' isn't in the source", marked: "<b>"),
    Case(
      rule: MarkupRule(), source: "<b>Free</b>", language: "pl", text: "<b>Darmowy<b>",
      message: "'<b>' stands where the source closes it with '</b>'", marked: "<b>"),
    Case(
      rule: InvisibleCharactersRule(), source: "Hi", language: "tr", text: "Mer\u{200B}haba",
      message: "an invisible space (U+200B) stands inside a word", marked: "\u{200B}"),
    Case(
      rule: InvisibleCharactersRule(), source: "Hi you", language: "tr", text: "Selam \u{200B}sen",
      message: "an invisible space (U+200B) stands in the text", marked: "\u{200B}"),
    Case(
      rule: InvisibleCharactersRule(), source: "Save", language: "hu", text: "Ment\u{FFFD}s",
      message: "replacement character (U+FFFD) stands where a character was lost",
      marked: "\u{FFFD}", severity: .error),
    Case(
      rule: InvisibleCharactersRule(), source: "Save", language: "hu", text: "\u{FFFC}Mentés",
      message: "object replacement character (U+FFFC) stands where an attachment was",
      marked: "\u{FFFC}", severity: .error),
    Case(
      rule: DuplicatedWordRule(), source: "To the end", language: "bg", text: "До до края",
      message: "the word 'до' stands twice in a row", marked: "до"),
  ]

  @Test("Stale, untranslatable and keyless entries are left alone")
  func leftAlone() throws {
    for rule in RuleRegistry.textRules {
      for fields in [#""extractionState" : "stale", "#, #""shouldTranslate" : false, "#] {
        let findings = try TextRun.findings(
          of: rule, source: "A b", [("de", " A  b\n\u{200B}?1234 https://a.b b b **")],
          fields: fields)
        #expect(findings.isEmpty)
      }
    }
  }

  @Test("A semantic key is no source text")
  func semanticKey() throws {
    let findings = try TextRun.findings(
      of: EndPunctuationRule(), source: "alert.title", [("de", "Wirklich löschen…")])
    #expect(findings.isEmpty)
  }

  @Test("A huge row of faults is reported in part")
  func limit() throws {
    let text = String(repeating: "a  ", count: 1000) + "b"
    let findings = try TextRun.findings(of: DoubleSpaceRule(), source: "a b", [("de", text)])
    #expect(findings.count == TextLimits.places)
  }
}
