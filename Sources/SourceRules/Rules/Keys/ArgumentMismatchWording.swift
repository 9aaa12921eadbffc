import Checks
import Findings
import StringCatalog

/// A mismatch of arguments in words.
struct ArgumentMismatchWording {
  let key: String
  /// The text to quote.
  let text: String
  let message: String
  let remedy: String
  let severity: Severity

  init(
    _ mismatch: ArgumentMismatch, _ passed: PassedArguments, _ value: ValueArguments, key: String,
    text: String, language: String?
  ) {
    self.key = key
    let name = language.map { " in \(LanguageIdentifier(parsing: $0).englishName)" } ?? ""
    let quotedKey = QuotedText.quoted(key)
    switch mismatch {
    case .notPassed(let position):
      self.text = value.texts[position] ?? text
      let count = passed.arguments.count
      message =
        "the text of \(quotedKey)\(name) takes an argument \(position), but the code passes "
        + (count == 0 ? "none" : count == 1 ? "only one" : "only \(count)")
      remedy = "Pass the argument, or take its placeholder out of the text."
      severity = .error
    case .family(let position, let family, let taken):
      self.text = value.texts[position] ?? text
      message =
        "the text of \(quotedKey)\(name) takes argument \(position) as \(taken.words), but the "
        + "code passes \(family.words) ('\(passed.arguments[position - 1].specifier)')"
      remedy = "Correct the placeholder in the text, or the order of the arguments in the code."
      severity = .error
    case .unused(let position):
      self.text = text
      message =
        "the text of \(quotedKey)\(name) leaves out argument \(position) "
        + "('\(passed.arguments[position - 1].specifier)'), which the code passes"
      remedy = "Add its placeholder to the text, or don't pass it."
      severity = .warning
    }
  }
}
