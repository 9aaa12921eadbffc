import StringCatalog

/// Arguments that are misread, left out, or taken though nobody passes them.
extension FormatComparison {
  func misreading(of argument: FormatArgument, passed: FormatArgument) -> FormatFault {
    let written = specifier(of: argument)
    let expected = match.expected(at: argument.position)
    let text = expected?.specifier.text ?? "%@"
    return FormatFault(
      message: """
        '\(written.text)' in \(place) reads argument \(argument.position) as \(argument.words), \
        but \(expected?.origin ?? origin) passes \(passed.words) ('\(text)')
        """,
      remedy: remedy(for: argument, expected: expected), marked: argument.ranges.first,
      consequence: argument.type?.family.isFollowed == true ? .crash : .garbage)
  }

  private func remedy(for argument: FormatArgument, expected: ExpectedArgument?) -> String {
    guard let expected else { return "Write the source's specifier." }
    if signature.isPositional { return "Write '\(expected.positioned)' instead." }
    if isAmbiguous(argument) {
      return """
        Write '\(expected.specifier.unpositioned)' where the value belongs, and '%%' for a percent \
        sign.
        """
    }
    let passed = match.passedArguments
    let isAlone = passed.count == 1
    if isAlone || signature.arguments.count == passed.count && misreadCount == 1 {
      return "Write '\(expected.specifier.unpositioned)' instead."
    }
    return "Write every argument with its position: \(match.positionedList)."
  }

  private var misreadCount: Int {
    differences.count { if case .typeDiffers = $0 { true } else { false } }
  }

  private func isAmbiguous(_ argument: FormatArgument) -> Bool {
    format.specifiers.contains { $0.isAmbiguous && argument.ranges.contains($0.range) }
  }

  func surplus(_ argument: FormatArgument) -> FormatFault {
    let text = specifier(of: argument).text
    let passed = match.passedArguments
    if passed.isEmpty {
      return FormatFault(
        message: "'\(text)' in \(place) stands for an argument, but \(origin) passes none",
        remedy: "Write what it stands for, or '%%' for a percent sign.",
        marked: argument.ranges.first, consequence: .literal, isSurplus: true)
    }
    let isPercentSign = isAmbiguous(argument)
    return FormatFault(
      message: """
        '\(text)' in \(place) reads argument \(argument.position), but \
        \(Self.count(passed.count, of: origin))
        """,
      remedy: isPercentSign
        ? "Write '%%' for the percent sign."
        : "Delete '\(text)', or use one of the arguments: \(match.positionedList).",
      marked: argument.ranges.first,
      consequence: .extra, isSurplus: true)
  }

  func omission(of missing: [FormatArgument]) -> FormatFault {
    let positions = missing.map { String($0.position) }
    let written = missing.compactMap { match.expected(at: $0.position) }
    let subject = missing.count == 1 ? "argument" : "arguments"
    var message = """
      \(place) leaves out \(subject) \(positions.listed) of \
      \(written.first?.origin ?? origin), \
      \(written.map { "'\($0.specifier.text)'" }.listed)
      """
    var fault = FormatFault(
      message: "", remedy: omissionRemedy(written), marked: nil, consequence: .lostText)
    if let shifted = argumentBehindGap(of: missing.map(\.position)) {
      let text = specifier(of: shifted.argument).text
      message += ", so that '\(text)' reads argument \(shifted.read.position)"
      fault.marked = shifted.argument.ranges.first
      fault.consequence = Self.consequence(ofReading: shifted.argument, from: shifted.read)
    }
    fault.message = message
    return fault
  }

  private func omissionRemedy(_ written: [ExpectedArgument]) -> String {
    if match.passedArguments.count > 1, !signature.isPositional, !signature.arguments.isEmpty {
      return "Write every argument with its position: \(match.positionedList)."
    }
    let texts = written.map { argument in
      "'\(match.passedArguments.count > 1 ? argument.positioned : argument.specifier.unpositioned)'"
    }
    return "Add \(texts.listed) where the value belongs."
  }

  /// The first argument that is read from the place of another, since one before it is left out.
  ///
  /// "When numbered argument specifications are used, specifying the Nth argument requires that all
  /// the leading arguments are specified" (IEEE Std 1003.1, `fprintf`); Foundation takes the next
  /// argument that was passed.
  private func argumentBehindGap(
    of missing: [Int]
  ) -> (argument: FormatArgument, read: FormatArgument)? {
    guard signature.isPositional, !leaf.leaf.isCounted else { return nil }
    let passed = match.passedArguments
    for (index, argument) in signature.arguments.enumerated()
    where index < passed.count && argument.position != passed[index].position
      && missing.contains(passed[index].position)
    {
      return (argument, passed[index])
    }
    return nil
  }

  /// An argument that a source text leaves out though it uses a later one by its position.
  func ownGap(at position: Int) -> FormatFault? {
    guard signature.isPositional, !leaf.leaf.isCounted,
      !signature.arguments.contains(where: \.isSubstitution),
      let later = signature.arguments.first(where: { $0.position > position })
    else { return nil }
    let text = specifier(of: later).text
    return FormatFault(
      message: "\(place) leaves out argument \(position), so that '\(text)' reads it instead",
      remedy: "Number the arguments from 1 on, without a gap.", marked: later.ranges.first,
      consequence: .garbage)
  }

  private static func consequence(
    ofReading argument: FormatArgument, from read: FormatArgument
  ) -> FaultConsequence {
    guard argument.type?.family != read.type?.family else { return .wrongArgument }
    return argument.type?.family.isFollowed == true ? .crash : .garbage
  }
}

extension FormatArgument {
  fileprivate var isSubstitution: Bool {
    if case .substitution = role { true } else { false }
  }
}
