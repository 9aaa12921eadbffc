import Findings
import StringCatalog

/// Finds comments that don't say what the text's placeholders stand for.
struct CommentPlaceholdersRule: EntryRule {
  static let description = RuleDescription(
    identifier: "comment-placeholders",
    family: .comments,
    title: "A comment that leaves a placeholder unexplained",
    explanation: """
      A source text with two or more placeholders, or with one that has no name, whose comment \
      mentions fewer of them. A comment mentions a placeholder by its specifier (`%@`, `%2$lld`), \
      its name, its number in words ("the second argument"), or by a word such as "argument" or \
      "value"; a single one also by what it often stands for ("number of", "name"). Entries without a comment are the rule \
      `missing-comment`'s; a single placeholder with a name explains itself.
      """,
    consequence: "The translator puts a name where a date will stand, and the user reads nonsense.",
    severity: .warning,
    isOptIn: true,
    triggering: [
      .entry("%1$@ · Slot %2$@", comment: "↓A row that shows frequency and slot of a channel."),
      .entry("%1$@ %2$llds", comment: "↓A countdown. The argument is the name of the timer."),
      .entry("alert.text", comment: "↓Text of the alert.", source: "Delete %@?"),
      .entry("%(sender)@ wrote to %(receiver)@", comment: "↓Notification; sender is a node."),
    ],
    nonTriggering: [
      .entry(
        "%1$@ → %2$@", comment: "Title. The argument is the start, the second argument the end."),
      .entry("%@ left %@", comment: "First %@ is the node, second %@ the place."),
      .entry("Found %lld files", comment: "The number of files that were found."),
      .entry("Hello, %(name)@", comment: "Greeting."),
      .entry("%@ at %@"),
      .entry("%lld% off", comment: "The argument is the discount in percent."),
    ])

  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport) {
    guard entry.isToBeTranslated, let comment = entry.entry.comment, !entry.comment.isEmpty else {
      return
    }
    let placeholders = SourcePlaceholders(entry).placeholders
    guard placeholders.count > 1 || placeholders.contains(where: { !$0.isNamed }) else { return }
    let mentions = CommentMentions(comment.value)
    let unnamed = placeholders.filter { !$0.isNamed }
    var unexplained = placeholders.filter { placeholder in
      placeholder.isNamed && !mentions.includes(placeholder.name ?? "")
    }
    let isDescribed = placeholders.count == 1 && mentions.describes
    if unnamed.count > mentions.count, !isDescribed { unexplained += unnamed }
    guard !unexplained.isEmpty else { return }
    let names = unexplained.map { "'\($0.text)'" }.joined(separator: ", ")
    report.add(
      unexplained.count == 1
        ? "the comment doesn't say what \(names) stands for"
        : "the comment doesn't say what each of \(names) stands for",
      remedy: "Say it in the comment, such as \"\(unexplained[0].text) is the node's name\".",
      at: comment.range, entry: entry.entry.key)
  }
}
