import StringCatalog

/// Arguments in another order, in another notation, or of two types at once.
extension FormatComparison {
  func reordering(_ arguments: [FormatArgument], passed: [FormatArgument]) -> FormatFault? {
    let order = Self.order(of: arguments, among: passed)
    guard
      let wrong = zip(arguments, passed).first(where: { Self.identity($0) != Self.identity($1) })
    else { return nil }
    let written = specifier(of: wrong.0)
    let expected = match.expected(at: wrong.1.position)
    let replacements = zip(arguments, order).compactMap { argument, position in
      match.expected(at: position).map {
        "'\($0.positioned)' for '\(specifier(of: argument).text)'"
      }
    }
    let isLabelled = wrong.0.type?.family == wrong.1.type?.family
    let isCrash =
      zip(arguments, passed).contains { argument, passed in
        argument.type?.family != passed.type?.family && argument.type?.family.isFollowed == true
      }
    let passedText = "'\(expected?.specifier.text ?? "")'"
    let passedWords = isLabelled ? passedText : "\(wrong.1.words) (\(passedText))"
    return FormatFault(
      message: """
        \(place) has the arguments of \(origin) in another order, without positions: \
        '\(written.text)' comes \(Self.ordinal(wrong.1.position)), so it reads argument \
        \(wrong.1.position), which is \(passedWords)
        """,
      remedy: "Write \(replacements.listed).", marked: wrong.0.ranges.first,
      consequence: isLabelled ? .wrongArgument : isCrash ? .crash : .garbage)
  }

  /// A place in a row as a word: "first", "second"; from the sixth on "at place 6".
  private static func ordinal(_ place: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth"]
    return words.indices.contains(place - 1) ? words[place - 1] : "at place \(place)"
  }

  /// By what an argument is told from others: its label, or else what it is.
  private static func identity(_ argument: FormatArgument) -> String {
    argument.label ?? argument.words
  }

  /// The position that each argument means: that of the same label or family, in order.
  private static func order(
    of arguments: [FormatArgument], among passed: [FormatArgument]
  ) -> [Int] {
    var left = passed
    return arguments.map { argument in
      guard let index = left.firstIndex(where: { identity($0) == identity(argument) }) else {
        return argument.position
      }
      return left.remove(at: index).position
    }
  }

  func representation(of argument: FormatArgument, passed: FormatArgument) -> FormatFault? {
    guard let expected = match.expected(at: argument.position) else { return nil }
    let written = specifier(of: argument).text
    let meant =
      signature.isPositional ? expected.positioned : expected.specifier.unpositioned
    return FormatFault(
      message: """
        '\(written)' in \(place) reads argument \(argument.position), which \(expected.origin) \
        passes as '\(expected.specifier.text)'
        """,
      remedy: "Write '\(meant)' instead.", marked: argument.ranges.first, severity: .warning,
      consequence: Self.consequence(of: argument, passed: passed))
  }

  private static func consequence(
    of argument: FormatArgument, passed: FormatArgument
  ) -> FaultConsequence {
    switch (argument.type, passed.type) {
    case (.signedInteger(let size), .signedInteger(let other)) where size != other,
      (.unsignedInteger(let size), .unsignedInteger(let other)) where size != other:
      .truncated
    case (.signedInteger, .unsignedInteger), (.unsignedInteger, .signedInteger):
      argument.conversion?.isDecimal == true && passed.conversion?.isDecimal == true
        ? .sign : .notation
    default: .notation
    }
  }

  func conflict(at position: Int, ranges: [Range<Int>]) -> FormatFault {
    let texts = ranges.map { "'\(specifier(at: $0).text)'" }
    let marked = ranges.first { range in
      format.specifiers.contains { $0.range == range && !isExpected($0, at: position) }
    }
    return FormatFault(
      message: "\(place) takes argument \(position) in two ways: \(texts.listed)",
      remedy: match.expected(at: position).map { "Write '\($0.positioned)' each time." }
        ?? "Give each argument a position of its own.",
      marked: marked ?? ranges.last, consequence: .garbage)
  }

  func beyond(_ position: Int, ranges: [Range<Int>]) -> FormatFault {
    FormatFault(
      message: """
        \(place) has position \(position), but the formatter reads none beyond \
        \(FormatSignature.largestPosition)
        """,
      remedy: "Number the arguments from 1 on.", marked: ranges.last, consequence: .garbage)
  }

  private func isExpected(_ specifier: FormatSpecifier, at position: Int) -> Bool {
    specifier.argumentType?.family == match.expected(at: position)?.argument.type?.family
  }
}

extension FormatConversion {
  fileprivate var isDecimal: Bool {
    switch self {
    case .decimal, .uppercaseDecimal, .integer, .unsignedDecimal, .uppercaseUnsignedDecimal: true
    default: false
    }
  }
}
