/// A place where a line may end, or must.
struct BreakOpportunity: Sendable, Hashable {
  /// Where the next line begins, in UTF-16 code units.
  var offset: Int
  /// Whether the line must end here (UAX 14, class BK and others).
  var isMandatory: Bool
}
