extension GraphemeBreak {
  /// Whether no cluster ends between a character and the next (UAX 29, GB3 to GB9b, GB11 to GB13).
  ///
  /// GB9c, which keeps conjuncts together, is left out: their letters are of one script, so that one
  /// font has them all or the same font lacks them all.
  ///
  /// - Parameters:
  ///   - previous: The part of the character before.
  ///   - next: The part of the character after.
  ///   - isPictographicSequence: Whether the cluster began with a picture and the next is one.
  ///   - indicators: How many regional indicators the cluster has so far.
  /// - Returns: Whether the next character belongs to the cluster.
  static func joins(
    _ previous: GraphemeBreak, _ next: GraphemeBreak, isPictographicSequence: Bool,
    indicators: Int
  ) -> Bool {
    if previous == .control || next == .control { return false }
    switch next {
    case .extend, .zeroWidthJoiner, .spacingMark: return true
    default: break
    }
    switch (previous, next) {
    case (.prepend, _): return true
    case (.zeroWidthJoiner, _) where isPictographicSequence: return true
    case (.regionalIndicator, .regionalIndicator): return indicators == 1
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .openSyllable),
      (.leadingJamo, .closedSyllable), (.openSyllable, .vowelJamo), (.vowelJamo, .vowelJamo),
      (.openSyllable, .trailingJamo), (.vowelJamo, .trailingJamo),
      (.closedSyllable, .trailingJamo), (.trailingJamo, .trailingJamo):
      return true
    default: return false
    }
  }
}
