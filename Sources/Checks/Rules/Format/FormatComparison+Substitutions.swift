import StringCatalog

/// Counts of substitutions, and places of Cocoa bindings' display patterns.
extension FormatComparison {
  var missingCount: FormatFault? {
    FormatFault(
      message: "\(place) leaves out '%arg', the number that the source shows",
      remedy: "Write '%arg' where the number belongs.", marked: nil, consequence: .lostText)
  }

  /// `%arg` in a text without a substitution is `%a`, a hexadecimal number, and the letters "rg".
  func strayCount(at range: Range<Int>) -> FormatFault? {
    if leaf.leaf.isCounted { return nil }
    return FormatFault(
      message: "'%arg' in \(place) stands outside a substitution, where it is no specifier",
      remedy: match.passedArguments.isEmpty
        ? "Delete '%arg'."
        : "Write the argument as the source does: \(match.positionedList).",
      marked: range, consequence: .garbage)
  }

  func missingPattern(_ pattern: FormatSignature.DisplayPattern) -> FormatFault {
    FormatFault(
      message: "\(place) leaves out '%{\(pattern.name)}@', which the source shows",
      remedy: "Add '%{\(pattern.name)}@' where the value belongs.", marked: nil,
      consequence: .lostText)
  }

  func surplusPattern(_ pattern: FormatSignature.DisplayPattern) -> FormatFault {
    FormatFault(
      message: "'%{\(pattern.name)}@' in \(place) has no value: \(origin) has no such place",
      remedy: "Write the name that the source has, or delete it.", marked: pattern.range,
      consequence: .lostText)
  }
}
