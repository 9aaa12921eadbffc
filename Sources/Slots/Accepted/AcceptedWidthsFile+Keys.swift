import Checks

/// The keys of the file, as data.
extension AcceptedWidthsFile {
  static let keys: [ConfigurationKey] = [
    ConfigurationKey(
      name: "accepted", form: .list(.object(acceptance)),
      meaning: "The texts that may stay though they are too wide."),
    ConfigurationKey(
      name: "shortened", form: .list(.object(shortening)),
      meaning: "The texts that were shortened to fit, with their full wording."),
  ]

  private static let place: [ConfigurationKey] = [
    ConfigurationKey(
      name: "slot", form: .text, meaning: "The slot's name.", isRequired: true),
    ConfigurationKey(
      name: "language", form: .language, meaning: "The language.", isRequired: true),
    ConfigurationKey(
      name: "value", form: .text, meaning: "The exact text, its arguments filled in.",
      isRequired: true),
  ]

  private static let acceptance: [ConfigurationKey] =
    place + [
      ConfigurationKey(
        name: "kind", form: .choice(AcceptedWidths.Acceptance.Kind.allCases.map(\.rawValue)),
        meaning: "'scaled' where it fits only when scaled down, 'over' where it doesn't even then.",
        isRequired: true),
      ConfigurationKey(
        name: "reason", form: .text, meaning: "Why it may stay.", isRequired: true),
    ]

  private static let shortening: [ConfigurationKey] =
    place + [
      ConfigurationKey(
        name: "full", form: .text, meaning: "The full wording.", isRequired: true),
      ConfigurationKey(name: "reason", form: .text, meaning: "Why it was shortened."),
    ]
}
