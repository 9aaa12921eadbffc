/// Whether a row of Markdown delimiters can open or close emphasis, by what stands on its sides.
///
/// Source: CommonMark 0.31.2, section 6.2. East Asian texts, which put no spaces between words, fail
/// these rules where a row stands between a full-width sign and a letter.
struct DelimiterSides {
  private enum Neighbour {
    case space, punctuation, other
  }

  private let before: Neighbour
  private let after: Neighbour

  /// Looks at both sides of a row of delimiters.
  ///
  /// - Parameters:
  ///   - range: The row.
  ///   - bytes: The text.
  ///   - specifiers: Where the text's format specifiers begin and end; they count as letters.
  init(of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, specifiers: Set<Int>) {
    before =
      specifiers.contains(range.lowerBound)
      ? .other : Self.neighbour(Self.scalar(before: range.lowerBound, in: bytes))
    after =
      specifiers.contains(range.upperBound)
      ? .other : Self.neighbour(Self.scalar(at: range.upperBound, in: bytes))
  }

  private var isLeftFlanking: Bool {
    after != .space && (after != .punctuation || before != .other)
  }

  private var isRightFlanking: Bool {
    before != .space && (before != .punctuation || after != .other)
  }

  /// Whether the row can open emphasis; underscores can't within a word.
  func canOpen(isUnderscore: Bool) -> Bool {
    isLeftFlanking && (!isUnderscore || !isRightFlanking || before == .punctuation)
  }

  /// Whether the row can close emphasis; underscores can't within a word.
  func canClose(isUnderscore: Bool) -> Bool {
    isRightFlanking && (!isUnderscore || !isLeftFlanking || after == .punctuation)
  }

  private static func neighbour(_ scalar: Unicode.Scalar?) -> Neighbour {
    guard let scalar, !scalar.properties.isWhitespace else { return .space }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return .punctuation
    default:
      return .other
    }
  }

  private static func scalar(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let end = min(offset + 4, bytes.count)
    return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
  }

  private static func scalar(
    before offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start, in: bytes)
  }
}
