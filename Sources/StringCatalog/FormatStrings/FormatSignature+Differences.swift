extension FormatSignature {
  /// Compares a translation's signature with its source's.
  ///
  /// Not reported: another precision, width or flag; `%i` for `%d`; a label that only one of them
  /// has; a problem that the source has as well; an argument that is passed though the source
  /// doesn't use it (``passing(_:)``).
  ///
  /// - Parameters:
  ///   - source: The signature of the source value.
  ///   - omissions: The arguments that this translation may leave out.
  /// - Returns: The differences, those of the arguments first, by position.
  public func differences(
    from source: FormatSignature, allowing omissions: FormatOmissions = .none
  ) -> [FormatDifference] {
    var differences: [FormatDifference] = []
    if isReordered(from: source) {
      differences.append(.reordered(source: source.arguments, translation: arguments))
    } else {
      compareArguments(with: source, omissions, into: &differences)
    }
    compareSubstitutionArguments(with: source, omissions, into: &differences)
    compareDisplayPatterns(with: source, into: &differences)
    for problem in problems where !source.shares(problem) {
      differences.append(.problem(problem))
    }
    return differences
  }

  /// Whether the arguments are the source's in another order, told by their types or labels.
  private func isReordered(from source: FormatSignature) -> Bool {
    guard !isPositional, arguments.count > 1, arguments.count == source.arguments.count,
      zip(arguments, source.arguments).allSatisfy({ $0.position == $1.position })
    else { return false }
    let labels = arguments.compactMap(\.label)
    let sourceLabels = source.arguments.compactMap(\.label)
    if labels.count == arguments.count, labels != sourceLabels {
      return labels.sorted() == sourceLabels.sorted()
    }
    let families = arguments.compactMap(\.type?.family)
    let sourceFamilies = source.arguments.compactMap(\.type?.family)
    guard families.count == arguments.count, sourceFamilies.count == arguments.count,
      families != sourceFamilies
    else { return false }
    return ArgumentFamily.allCases.allSatisfy { family in
      families.count { $0 == family } == sourceFamilies.count { $0 == family }
    }
  }

  private func compareArguments(
    with source: FormatSignature, _ omissions: FormatOmissions,
    into differences: inout [FormatDifference]
  ) {
    let unused = Dictionary(
      source.unusedArguments.lazy.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first }
    )
    func compareUnexpected(_ argument: FormatArgument) {
      if let passed = unused[argument.position] {
        compare(argument, with: passed, into: &differences)
      } else {
        differences.append(.extra(argument))
      }
    }
    var index = arguments.startIndex
    for expected in source.arguments {
      while index < arguments.endIndex, arguments[index].position < expected.position {
        compareUnexpected(arguments[index])
        index += 1
      }
      if index < arguments.endIndex, arguments[index].position == expected.position {
        compare(arguments[index], with: expected, into: &differences)
        index += 1
      } else if !omissions.positions.contains(expected.position) {
        differences.append(.missing(expected))
      }
    }
    for argument in arguments[index...] { compareUnexpected(argument) }
  }

  private func compare(
    _ argument: FormatArgument, with source: FormatArgument,
    into differences: inout [FormatDifference]
  ) {
    if let type = argument.type, let sourceType = source.type {
      if type.family != sourceType.family {
        differences.append(.typeDiffers(source: source, translation: argument))
      } else if type != sourceType
        || argument.conversion.map(FormatNotation.init)
          != source.conversion.map(FormatNotation.init)
      {
        differences.append(.representationDiffers(source: source, translation: argument))
      }
    }
    if let label = argument.label, let sourceLabel = source.label, label != sourceLabel {
      differences.append(.labelDiffers(source: source, translation: argument))
    }
  }

  private func compareSubstitutionArguments(
    with source: FormatSignature, _ omissions: FormatOmissions,
    into differences: inout [FormatDifference]
  ) {
    switch (substitutionArguments.first, source.substitutionArguments.first) {
    case (nil, let range?) where !omissions.substitutionArgument:
      differences.append(.missingSubstitutionArgument(source: range))
    case (let range?, nil) where !source.passesSubstitutionArgument:
      differences.append(.extraSubstitutionArgument(range))
    default:
      return
    }
  }

  private func compareDisplayPatterns(
    with source: FormatSignature, into differences: inout [FormatDifference]
  ) {
    guard !displayPatterns.isEmpty || !source.displayPatterns.isEmpty else { return }
    let names = Set(displayPatterns.map(\.name))
    let sourceNames = Set(source.displayPatterns.map(\.name))
    differences += source.displayPatterns.lazy.filter { !names.contains($0.name) }
      .map { .missingDisplayPattern($0) }
    differences += displayPatterns.lazy.filter { !sourceNames.contains($0.name) }
      .map { .extraDisplayPattern($0) }
  }

  /// Whether this source explains a translation's problem: by the same one, or, for a gap, by the
  /// argument that is reported as missing.
  private func shares(_ problem: FormatProblem) -> Bool {
    switch problem {
    case .gap(let position):
      argument(at: position) != nil || problems.contains(problem)
        || unusedArguments.contains { $0.position == position }
    case .mixedPositions:
      problems.contains { if case .mixedPositions = $0 { true } else { false } }
    case .positionOutOfRange:
      problems.contains { if case .positionOutOfRange = $0 { true } else { false } }
    case .conflictingTypes(let position, _):
      position <= Self.largestPosition
        && problems.contains { if case .conflictingTypes(position, _) = $0 { true } else { false } }
    }
  }
}
