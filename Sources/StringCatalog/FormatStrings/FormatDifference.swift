/// A difference between a translation's arguments and its source's.
public enum FormatDifference: Sendable, Hashable {
  /// The translation leaves an argument of the source out.
  case missing(FormatArgument)
  /// The translation takes an argument that the source doesn't.
  case extra(FormatArgument)
  /// The translation takes an argument as one of another family.
  case typeDiffers(source: FormatArgument, translation: FormatArgument)
  /// The translation shows an argument in another size, sign or notation.
  case representationDiffers(source: FormatArgument, translation: FormatArgument)
  /// The translation takes the source's arguments in another order, without giving positions.
  case reordered(source: [FormatArgument], translation: [FormatArgument])
  /// The translation labels an argument otherwise.
  case labelDiffers(source: FormatArgument, translation: FormatArgument)
  /// The translation of a substitution's variation leaves out `%arg`, which the source shows.
  case missingSubstitutionArgument(source: Range<Int>)
  /// The translation shows `%arg` where the source does not.
  case extraSubstitutionArgument(Range<Int>)
  /// The translation leaves a place of a display pattern out.
  case missingDisplayPattern(FormatSignature.DisplayPattern)
  /// The translation has a place of a display pattern that the source hasn't.
  case extraDisplayPattern(FormatSignature.DisplayPattern)
  /// The translation's arguments have a problem that the source's haven't.
  case problem(FormatProblem)

  /// What the app's user meets.
  public enum Consequence: Sendable, Hashable {
    /// The formatter follows something that is no pointer: the app crashes.
    case crash
    /// The formatter shows an argument as something that it isn't: garbage.
    case garbage
    /// Something is missing from the text, or stands in the wrong place.
    case wrongText
    /// The text reads right, but may look otherwise.
    case harmless
  }

  /// Whether the formatter's behaviour is undefined: the app crashes or shows garbage.
  public var isCrashClass: Bool { consequence == .crash || consequence == .garbage }

  /// The specifiers at fault in the translation, as UTF-8 offsets; empty where one is missing.
  public var ranges: [Range<Int>] {
    switch self {
    case .missing, .missingSubstitutionArgument, .missingDisplayPattern: []
    case .extra(let argument): argument.ranges
    case .typeDiffers(_, let argument), .representationDiffers(_, let argument),
      .labelDiffers(_, let argument):
      argument.ranges
    case .reordered(_, let arguments): arguments.flatMap(\.ranges)
    case .extraSubstitutionArgument(let range): [range]
    case .extraDisplayPattern(let pattern): [pattern.range]
    case .problem(let problem): problem.ranges
    }
  }

  /// The specifiers that they are compared with in the source, as UTF-8 offsets.
  public var sourceRanges: [Range<Int>] {
    switch self {
    case .extra, .extraSubstitutionArgument, .extraDisplayPattern, .problem: []
    case .missing(let argument): argument.ranges
    case .typeDiffers(let argument, _), .representationDiffers(let argument, _),
      .labelDiffers(let argument, _):
      argument.ranges
    case .reordered(let arguments, _): arguments.flatMap(\.ranges)
    case .missingSubstitutionArgument(let range): [range]
    case .missingDisplayPattern(let pattern): [pattern.range]
    }
  }
}
