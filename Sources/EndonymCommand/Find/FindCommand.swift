import Checks
import Findings
import SourceRules
import StringCatalog

/// Finds entries by key, or by what they look like on the screen.
struct FindCommand: Command {
  private static let forms = ["text", "json"]
  private static let format = OptionDeclaration.value(
    "format", "FORMAT", .choice(forms), "Show it in this form (default: text)")
  private static let text = OptionDeclaration.value(
    "text", "TEXT", .text, "Start from what somebody saw on the screen, in any language")
  private static let language = OptionDeclaration.value(
    "language", "LANGUAGE", .text, repeats: true, "Look at this language only")
  private static let place = OptionDeclaration.value(
    "in", "PATH", .file, repeats: true, "Look here (default: what the configuration says)")

  static let declaration = CommandDeclaration(
    name: "find", summary: "Show a key's translations and uses, or what produces a text",
    discussion: """
      KEY is a key, the name of a generated symbol, or a pattern in quotes, '*' standing for any \
      text. Its entry is shown with the texts in all languages and every use in the sources. A \
      generated symbol isn't told from another static member of its name.

      With --text it starts from what a user saw: placeholders stand for any text, plural branches \
      are put in, and case, width, kinds of spaces, invisible characters and Markdown make no \
      difference. The entry whose own words make up most of the text comes first. Where no text \
      reads so as a whole, those are shown that it can be a part of.

      Exits with 0 where something is found, with 1 where nothing is, and with 2 where the call is \
      mistaken or a file can't be read.
      """,
    operand: .init(placeholder: "KEY", kind: .text),
    options: [text, language, place, format, CheckArguments.configuration],
    examples: [
      .init(
        arguments: "find alert.title", explanation: "Shows the entry and every use in the sources"),
      .init(
        arguments: "find --text Wetterwarnung",
        explanation: "Names the entries that can have put this on a user's screen"),
      .init(
        arguments: "find \"alert.*\" --language de --format json",
        explanation: "Tells a program the German texts of several keys"),
    ])

  func run(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(CommandFailure) -> ExitCode {
    let seen = arguments.value(of: Self.text)
    let key = arguments.operands.first
    guard (seen == nil) != (key == nil) else {
      throw .usage(
        "find", seen == nil ? "KEY is missing" : "a key and '--text' exclude each other",
        "Give a key, or what was on the screen with '--text'.")
    }
    if let seen { try Self.require(seen) }
    let languages = try arguments.languages(of: Self.language, command: "find")
    let reader = ProjectContentReader(
      environment: environment, command: "find", places: arguments.values(of: Self.place),
      configuration: arguments.value(of: CheckArguments.configuration), needsSources: false)
    let content = ProgressLine(environment).during { progress in
      progress.begin("reading catalogs and sources")
      return reader.content { SourceChecker(options: $0).fileRules }
    }
    let search = EntrySearch(
      content: content, environment: environment,
      languages: languages.isEmpty ? nil : Set(languages))
    try search.requireLanguages(languages)
    let isJSON = arguments.value(of: Self.format) == "json"
    let isFound =
      if let seen {
        try search.show(text: seen, asJSON: isJSON)
      } else {
        try search.show(key: key ?? "", asJSON: isJSON)
      }
    if !isJSON { environment.report(content.problems) }
    if !content.problems.isEmpty { return .misuse }
    return isFound ? .clean : .findings
  }

  private static func require(_ seen: String) throws(CommandFailure) {
    let count = SeenText.folded(seen).count
    guard count > 0 else {
      throw .usage("find", "the text has no visible character", "Give what was on the screen.")
    }
    guard count <= TextSearch.lengthLimit else {
      throw .usage(
        "find", "the text has over \(TextSearch.lengthLimit) characters",
        "Give the part of it that stands out.")
    }
  }
}
