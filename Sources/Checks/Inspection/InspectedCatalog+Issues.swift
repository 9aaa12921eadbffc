import StringCatalog

extension InspectedCatalog {
  /// What the reader found questionable within a range, in the order of the file.
  func issues(within range: ByteRange) -> ArraySlice<CatalogIssue> {
    let issues = catalog.issues
    let first = firstIndex(startingAt: range.start)
    var end = first
    while end < issues.endIndex, issues[end].range.start < range.end { end += 1 }
    return issues[first..<end]
  }

  /// The first issue that doesn't start before an offset; issues are sorted by their start.
  private func firstIndex(startingAt offset: UInt32) -> Int {
    var low = catalog.issues.startIndex
    var high = catalog.issues.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if catalog.issues[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
