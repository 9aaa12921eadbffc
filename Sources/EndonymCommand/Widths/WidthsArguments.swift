import Checks
import Findings

/// The options of `endonym widths`, as data.
enum WidthsArguments {
  static let slot = OptionDeclaration.value(
    "slot", "NAME", .text, repeats: true, "Measure only this slot")
  static let language = OptionDeclaration.value(
    "language", "LANGUAGE", .text, repeats: true, "Measure only this language")
  static let device = OptionDeclaration.value(
    "device", "WIDTH", .text,
    "Compute the budgets for a screen of this width in points (default: the configuration's, 390)")
  static let accept = OptionDeclaration.flag(
    "accept", "Accept the texts that don't fit as they are, each by its exact wording")
  static let reason = OptionDeclaration.value(
    "reason", "TEXT", .text, "Say why they are accepted; without it a terminal is asked")
  static let prune = OptionDeclaration.flag(
    "prune", "Remove accepted widths that no text has any more, or that fit now")
  static let tightest = OptionDeclaration.value(
    "tightest", "N", .text,
    "List the N tightest texts, and that of each slot and script, for the gate in unit tests")
  static let update = OptionDeclaration.flag(
    "update", "Write what '--tightest' lists to the file that the gate reads")
  static let report = OptionDeclaration.flag(
    "report", "Write the Markdown report (default: Documentation/Widths.md)")
  static let check = OptionDeclaration.flag(
    "check", "Write nothing, and exit with 1 where the committed report is out of date")

  static let all = [
    slot, language, device, accept, reason, prune, tightest, update, report, check,
    CheckArguments.configuration, CheckArguments.format, CheckArguments.output, CheckArguments.jobs,
    CheckArguments.color, CheckArguments.noColor, CheckArguments.quiet,
  ]

  static let discussion = """
    Measures every text of every slot that the configuration declares, in every language, with the \
    fonts that it names, and reports what doesn't fit: texts from catalogs with all their plural \
    forms and arguments, dates and figures from the manifest that the app's tests write, and texts \
    of a server. A missing font, glyph or manifest is an error, never a pass.

    The smallest configuration: 'layouts: [{ name: "card", kind: "grid", outerPadding: 32, \
    spacing: 10, minimumColumn: 165, cardPadding: 32 }], slots: [{ name: "card.title", layout: "card", \
    textStyle: "headline", fills: [{ entries: ["card.*"] }] }]'.

    Exits with 0 where every text fits or is accepted, with 1 where one doesn't or fits only when \
    it is scaled, which is a finding until somebody accepts it, and with 2 where the call is \
    mistaken or something can't be measured.
    """

  static let examples: [CommandDeclaration.Example] = [
    .init(arguments: "widths", explanation: "Measures everything"),
    .init(
      arguments: "widths --slot statCard.title --language de --language fi",
      explanation: "Measures one slot in German and Finnish"),
    .init(
      arguments: "widths --slot statCard.title --accept --reason=Reviewed",
      explanation: "Accepts what doesn't fit the slot, by the exact texts"),
    .init(
      arguments: "widths --tightest 50 --update",
      explanation: "Writes the tightest texts for the gate in unit tests"),
    .init(
      arguments: "widths --report", explanation: "Writes the report that people commit and review"),
    .init(
      arguments: "widths --check",
      explanation: "Fails where a text doesn't fit or the committed report is out of date"),
    .init(
      arguments: "widths --device 320", explanation: "Tells what wouldn't fit a narrower screen"),
  ]
}
