import Findings

/// Puts the edits of findings into a source.
public enum SourceMending {
  /// The source with all edits that don't touch one another; the first of two that do wins.
  ///
  /// - Parameters:
  ///   - edits: The edits of each finding: all of a finding's are made, or none.
  ///   - bytes: The source.
  /// - Returns: The new source and how many findings were mended.
  public static func apply(
    _ edits: [[SourceEdit]], to bytes: [UInt8]
  ) -> (bytes: [UInt8], mended: Int) {
    var chosen: [SourceEdit] = []
    var taken = TakenRanges()
    var mended = 0
    for group in edits where !group.isEmpty {
      let isPossible = group.allSatisfy { edit in
        edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count
          && !taken.touches(edit.range)
      }
      guard isPossible else { continue }
      chosen += group
      for edit in group { taken.insert(edit.range) }
      mended += 1
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in chosen.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return (result, mended)
  }
}
