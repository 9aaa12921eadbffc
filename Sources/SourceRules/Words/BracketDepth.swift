/// How many square brackets are open.
///
/// Before the parser knows whether `[` begins a type or a literal it looks ahead, and each bracket
/// within another doubles what that takes: thirty of them would take it for ever.
struct BracketDepth {
  /// The most brackets within one another that are parsed.
  private static let limit = 12
  /// The depth from which on a stretch of code counts as deep.
  private static let deep = 8
  /// The most deep stretches of a file that are parsed.
  private static let deepLimit = 200

  private var depth = 0
  private var deepCount = 0

  /// Goes into a bracket.
  ///
  /// - Returns: Whether the parser can cope with it.
  mutating func open() -> Bool {
    depth += 1
    if depth == Self.deep { deepCount += 1 }
    return depth <= Self.limit && deepCount <= Self.deepLimit
  }

  /// Comes out of a bracket; one that nothing opened is passed by.
  mutating func close() {
    depth = max(0, depth - 1)
  }
}
