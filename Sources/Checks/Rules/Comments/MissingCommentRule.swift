import Findings

/// Finds entries that say nothing to the translator.
struct MissingCommentRule: EntryRule {
  static let description = RuleDescription(
    identifier: "missing-comment",
    family: .comments,
    title: "An entry without a comment",
    explanation: """
      Every entry that is to be translated and has something to translate, letters or a format \
      specifier, but no comment or an empty one. Translators see neither the screen nor the code: \
      whether "Open" is a command or a state, only the comment tells.
      """,
    consequence: "A user reads a word that is right elsewhere and wrong on this screen.",
    severity: .warning,
    isOptIn: true,
    triggering: [
      .entry("↓Open"),
      .entry("↓alert.title", comment: "  ", source: "Open?"),
      .entry("↓%@: %@", state: "manual"),
    ],
    nonTriggering: [
      .entry("Open", comment: "Button that opens the selected file."),
      .entry("—"),
      .entry("Old", state: "stale"),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated, entry.hasNoComment,
      entry.entry.key.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0 == "%" })
    else { return }
    report.add(
      "the entry has no comment",
      remedy: "Say in a comment where the text stands and what it is about.",
      at: entry.entry.keyRange, entry: entry.entry.key)
  }
}

extension InspectedEntry {
  /// Whether the entry has no comment, or one of white space alone.
  fileprivate var hasNoComment: Bool { comment.isEmpty }

  /// The comment without white space around it.
  var comment: String { (entry.comment?.value ?? "").trimmed }
}

extension String {
  fileprivate var trimmed: String {
    let inside = drop(while: \.isWhitespace)
    guard let last = inside.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(inside[...last])
  }
}
