extension Finding {
  /// Why it matters and what to do, each on a line that says which it is.
  var labelledAdvice: [String] {
    [("Why", consequence), ("Fix", remedy)].filter { !$0.1.isEmpty }
      .map { "\($0): \(VisibleText.spelled($1))" }
  }
}
