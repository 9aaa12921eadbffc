/// What is wrong with the arguments of one format string, whatever it is compared with.
public enum FormatProblem: Sendable, Hashable {
  /// Specifiers with and without a position stand together; the ranges are those without.
  ///
  /// The results are undefined (IEEE Std 1003.1, `fprintf`).
  case mixedPositions(ranges: [Range<Int>])
  /// No specifier uses a position, though one uses a later position.
  case gap(position: Int)
  /// Positions are larger than ``FormatSignature/largestPosition``, and the formatter gives up.
  case positionOutOfRange(position: Int, ranges: [Range<Int>])
  /// One position is taken as arguments of several families.
  case conflictingTypes(position: Int, ranges: [Range<Int>])

  /// The specifiers at fault, as UTF-8 offsets in the text.
  public var ranges: [Range<Int>] {
    switch self {
    case .gap: []
    case .mixedPositions(let ranges), .positionOutOfRange(_, let ranges),
      .conflictingTypes(_, let ranges):
      ranges
    }
  }
}
