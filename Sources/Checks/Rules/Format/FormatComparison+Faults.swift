import StringCatalog

extension FormatComparison {
  /// Everything that is wrong with the text's arguments, one cause reported once.
  ///
  /// Left to other rules: labels, and specifiers with and without a position in one text.
  var faults: [FormatFault] {
    let percentSigns = misreadPercentSigns
    if !percentSigns.isEmpty { return percentSigns }
    let unpositioned = mixedRanges
    var faults: [FormatFault] = []
    var missing: [FormatArgument] = []
    var isMisread = false
    for difference in differences {
      if difference.ranges.contains(where: unpositioned.contains) { continue }
      switch difference {
      case .missing(let argument):
        if unpositioned.isEmpty { missing.append(argument) }
      case .typeDiffers(let source, let translation):
        isMisread = true
        faults.append(misreading(of: translation, passed: source))
      default:
        guard let fault = fault(of: difference) else { continue }
        // An argument that is taken in two ways is misread in one of them.
        let isKnown = fault.marked != nil && faults.contains { $0.marked == fault.marked }
        if !isKnown { faults.append(fault) }
      }
    }
    // Where the order gives the positions, one that is left out is why the others are misread.
    if !missing.isEmpty, signature.isPositional || !isMisread {
      faults.append(omission(of: missing))
    }
    return faults
  }

  private func fault(of difference: FormatDifference) -> FormatFault? {
    switch difference {
    case .extra(let argument): surplus(argument)
    case .representationDiffers(let source, let translation):
      representation(of: translation, passed: source)
    case .reordered(let source, let translation): reordering(translation, passed: source)
    case .missingSubstitutionArgument: missingCount
    case .extraSubstitutionArgument(let range): strayCount(at: range)
    case .missingDisplayPattern(let pattern): missingPattern(pattern)
    case .extraDisplayPattern(let pattern): surplusPattern(pattern)
    case .problem(.conflictingTypes(let position, let ranges)):
      conflict(at: position, ranges: ranges)
    case .problem(.positionOutOfRange(let position, let ranges)):
      // A translation's is reported as an argument that nobody passes.
      isSource ? beyond(position, ranges: ranges) : nil
    case .problem(.gap(let position)): isSource ? ownGap(at: position) : nil
    case .problem(.mixedPositions), .missing, .typeDiffers, .labelDiffers: nil
    }
  }

  /// The specifiers without a position in a text that gives others one.
  private var mixedRanges: [Range<Int>] {
    for case .problem(.mixedPositions(let ranges)) in differences { return ranges }
    return []
  }

  /// The specifiers that are percent signs in their author's mind, where nothing else is wrong.
  private var misreadPercentSigns: [FormatFault] {
    let ambiguous = format.specifiers.filter(\.isAmbiguous)
    guard !ambiguous.isEmpty, leaf.substitution == nil,
      differences(of: leaf.format.resolved(against: .unformatted)).isEmpty
    else { return [] }
    let passed = match.passedArguments.count
    return ambiguous.map { specifier in
      let text = self.specifier(at: specifier.range).text
      return FormatFault(
        message: """
          the formatter reads '\(text)' in \(place) as an argument, but \
          \(Self.count(passed, of: origin))
          """,
        remedy: "Write '%%' for the percent sign.", marked: specifier.range,
        consequence: .extra, isSurplus: true)
    }
  }

  /// Who passes the arguments: the source, or the key.
  var origin: String { match.nearest?.isKey == true ? "the key" : "the source" }

  /// "the source passes 2 arguments".
  static func count(_ count: Int, of origin: String) -> String {
    switch count {
    case 0: "\(origin) passes none"
    case 1: "\(origin) passes only 1 argument"
    default: "\(origin) passes only \(count) arguments"
    }
  }
}
