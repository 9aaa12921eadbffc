extension SlotVerdict {
  /// The width in percent of the budget; nil where there is no budget.
  ///
  /// It is rounded up, as widths are: what passes reads as 95 at most, what fits as 100 at most, and
  /// what doesn't as more. Every report and page shows this number.
  public var percent: Int? {
    guard budget > 0 else { return nil }
    // The noise of dividing is no percent.
    return Int(exactly: (width / budget * 100 - 1e-6).rounded(.up))
  }
}
