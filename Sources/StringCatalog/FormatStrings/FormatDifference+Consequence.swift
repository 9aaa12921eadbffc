extension FormatDifference {
  /// What the app's user meets.
  public var consequence: Consequence {
    switch self {
    case .missing, .missingSubstitutionArgument, .extraSubstitutionArgument,
      .missingDisplayPattern, .extraDisplayPattern:
      .wrongText
    case .representationDiffers, .labelDiffers: .harmless
    case .extra(let argument): Self.consequence(ofReading: argument)
    case .typeDiffers(_, let argument): Self.consequence(ofReading: argument)
    case .reordered(let source, let translation):
      Self.consequence(ofReading: translation, for: source)
    case .problem(.gap): .harmless
    case .problem(.mixedPositions), .problem(.conflictingTypes): .garbage
    case .problem(.positionOutOfRange): .wrongText
    }
  }

  private static func consequence(ofReading argument: FormatArgument) -> Consequence {
    argument.type?.family.isFollowed == true ? .crash : .garbage
  }

  private static func consequence(
    ofReading translation: [FormatArgument], for source: [FormatArgument]
  ) -> Consequence {
    let misread = zip(source, translation).filter { $0.type?.family != $1.type?.family }
    if misread.isEmpty { return .wrongText }
    return misread.contains { consequence(ofReading: $0.1) == .crash } ? .crash : .garbage
  }
}
