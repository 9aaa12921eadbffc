extension AcceptedExceptions {
  /// What is said of an exception that matches nothing, in the form of a rule's description.
  public static let description = RuleDescription(
    identifier: unmatchedRule, family: .files,
    title: "An accepted exception that matches no finding",
    explanation: """
      Holds every element of `accepted` in `endonym.json` against what the run found. One that \
      accepts nothing is reported where it stands: because what it accepted is mended, because \
      the text changed, or because a field of it isn't the finding's. If a finding of the same \
      rule, catalog and entry is left, the remedy names the fields that differ.

      `rule`, `catalog`, `entry`, `language` and `value` are compared exactly; `variation` only \
      where it is given. What a run didn't look at, such as another catalog or a rule that is \
      off, isn't reported.

      It is no rule of its own: it can't be turned off or accepted.
      """,
    consequence: "An exception that outlives its reason hides nothing today and a fault tomorrow.",
    severity: .warning, triggering: [], nonTriggering: [])
}
