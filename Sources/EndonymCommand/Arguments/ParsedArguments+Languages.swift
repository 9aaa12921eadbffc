import Checks

extension ParsedArguments {
  /// The values of an option that names languages.
  ///
  /// - Throws: `CommandFailure` at the first that is no language.
  func languages(
    of option: OptionDeclaration, command: String
  ) throws(CommandFailure) -> [String] {
    let languages = values(of: option)
    let listing =
      option.repeats ? "Give the option once for each language." : "Name one language."
    for language in languages {
      if let mistake = LanguageMistake(in: language, listing: listing) {
        throw .usage(command, mistake.message, mistake.remedy)
      }
    }
    return languages
  }
}
