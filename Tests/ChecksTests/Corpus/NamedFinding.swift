import Findings
import Testing

/// A defect in a real catalog that a person read and that must be found.
struct NamedFinding: Sendable, CustomTestStringConvertible {
  /// How the name of the file begins.
  var file: String
  /// How the entry's key ends.
  var key: String
  var language: String
  var rule: String
  /// What the value at fault has in it; nil where the finding is about several values.
  var value: String?
  /// The part of the value that is marked; nil where the finding is about several values.
  var marked: String?
  /// What the message names.
  var words: [String]

  var testDescription: String { "\(key) in \(language)" }

  /// Each was read in its catalog; the categories of be, pl and zh are CLDR 46's.
  static let all = [
    NamedFinding(
      file: "meshtastic", key: "%@: %lld", language: "zh-Hant", rule: "format-signature",
      value: "%1$@", marked: "%3$lld", words: ["argument 3", "2 arguments"]),
    NamedFinding(
      file: "meshtastic", key: "Retrying (attempt %@)", language: "ja", rule: "format-signature",
      value: "(%d)", marked: "%d", words: ["a whole number", "'%@'"]),
    NamedFinding(
      file: "meshtastic", key: "Retrying (attempt %@)", language: "zh-Hant-TW",
      rule: "format-signature", value: "(%d)", marked: "%d", words: ["a whole number", "'%@'"]),
    NamedFinding(
      file: "meshtastic", key: "when it reaches the hourly limit.", language: "pt-BR",
      rule: "format-signature", value: "%lld% horas", marked: "% ho", words: ["argument"]),
    NamedFinding(
      file: "Dimillian", key: "unread-posts.label-%lld", language: "be",
      rule: "plural-categories-missing", value: nil, marked: nil, words: ["'few'", "'many'"]),
    NamedFinding(
      file: "Dimillian", key: "unread-posts.label-%lld", language: "pl",
      rule: "plural-categories-missing", value: nil, marked: nil, words: ["'many'"]),
    NamedFinding(
      file: "Dimillian", key: "instance.list.posts-%@", language: "ca", rule: "format-signature",
      value: "% publicacions", marked: "% p", words: ["a pointer", "text"]),
    NamedFinding(
      file: "lexrus__xcstrings.schema.json__examples_Test8", key: "Ordered", language: "zh-Hans",
      rule: "plural-other-missing", value: nil, marked: nil, words: ["'other'"]),
  ]

  /// Whether a finding is about this defect.
  func isShown(by finding: Finding) -> Bool {
    finding.location.path.hasPrefix(file) && finding.entry?.hasSuffix(key) == true
      && finding.language == language && finding.rule == rule
  }
}
