extension EndPunctuationRule {
  /// What a translation may do otherwise than its source.
  enum Deviation: Hashable {
    case missing(TerminalPunctuation)
    case extra(TerminalPunctuation)
    case missingLastStop
  }

  /// What a translation does otherwise than its source in a way that changes what the text is.
  static func deviation(of text: PunctuatedText, from source: PunctuatedText) -> Deviation? {
    guard text.end != source.end, source.hasLetters, text.hasLetters else { return nil }
    switch (source.end, text.end) {
    case (.question, _):
      let asks =
        LanguageHabits.withoutQuestionMark.contains(text.language)
        || text.contains(.question) || endsAsQuestion(text)
      return asks || !isYesOrNoQuestion(source) ? nil : .missing(.question)
    case (.stop, .question):
      let asks =
        source.contains(.question) || EnglishWords.interrogatives.contains(source.firstWord)
      return asks ? nil : .extra(.question)
    case (.colon, _):
      return text.contains(.colon) ? nil : .missing(.colon)
    case (.ellipsis, _):
      return text.contains(.ellipsis) ? nil : .missing(.ellipsis)
    case (nil, .colon), (.stop, .colon):
      let leadsOn = source.contains(.colon) || EnglishWords.prepositions.contains(source.lastWord)
      return leadsOn ? nil : .extra(.colon)
    case (nil, .ellipsis):
      // "Loading" names a wait, of which an ellipsis only shows that it goes on.
      let goesOn = source.contains(.ellipsis) || source.firstWord.hasSuffix("ing")
      return goesOn ? nil : .extra(.ellipsis)
    case (.stop, nil):
      let needsStop =
        !LanguageHabits.withoutFullStop.contains(text.language)
        && !text.endsInBracket && source.hasSeveralSentences
      return needsStop && text.hasSeveralSentences ? .missingLastStop : nil
    default:
      return nil
    }
  }

  private static func isYesOrNoQuestion(_ source: PunctuatedText) -> Bool {
    !source.hasSeveralSentences && !EnglishWords.interrogatives.contains(source.firstWord)
  }

  private static func endsAsQuestion(_ text: PunctuatedText) -> Bool {
    LanguageHabits.questionEndings[text.language]?.contains { text.text.hasSuffix($0) } ?? false
  }
}
