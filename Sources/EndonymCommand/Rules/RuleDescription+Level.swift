import Checks

extension RuleDescription {
  /// The severity as lists and pages show it, with the word that the rule is off unless turned on.
  var level: String { severity.rawValue + (isOptIn ? ", opt-in" : "") }

  /// The comment that accepts one of the rule's findings in the code; nil where they stand elsewhere.
  var allowance: String? {
    // What is wrong with a comment to this tool is mended, not allowed by another.
    let isInCode = triggering.contains {
      $0.isSource && $0.markedText.contains(RuleExample.mark) && !$0.markedText.contains("↓//")
    }
    return isInCode && family != .sources ? "// endonym:allow \(identifier) -- REASON" : nil
  }
}
