/// A date format that stands outside of the rulebook.
public struct RawDateFormat: Sendable, Hashable, Codable {
  /// The exact format, or the code where there is no literal, each stretch of space as one.
  public var format: String
  /// Where it stands.
  public var position: SourcePosition
  /// The line of code, without its indentation.
  public var quoted: String
  /// The part of the line at fault, as UTF-8 offsets in it.
  public var marked: Range<Int>
}
