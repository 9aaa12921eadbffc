/// What makes one text another, as the hunks of a unified diff.
public struct LineDifference: Sendable {
  /// The most changed lines that are compared one by one; of more all are replaced.
  private static let comparisonLimit = 2_000
  /// The lines around a change.
  private static let context = 3

  /// The hunks, each line with its line feed; empty where the texts are the same.
  ///
  /// A line that ends in CR LF, as in a checkout on Windows, is the same as one that ends in LF.
  public let text: String

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - old: The text that is there.
  ///   - new: The text that is to be there.
  public init(from old: String, to new: String) {
    let edits = Self.edits(
      Self.lines(of: Self.withLineFeeds(old)), Self.lines(of: Self.withLineFeeds(new)))
    text = Self.hunks(edits).joined()
  }

  // "\r\n" is one character, which no search for "\n" finds.
  private static func withLineFeeds(_ text: String) -> String { text.replacing("\r\n", with: "\n") }

  private enum Edit {
    case keep(Substring)
    case remove(Substring)
    case insert(Substring)

    var isKept: Bool { if case .keep = self { true } else { false } }
  }

  /// The lines with their line feeds, so that a missing last one is a difference too.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: 0x0A) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  private static func edits(_ old: [Substring], _ new: [Substring]) -> [Edit] {
    // Byte by byte: lines that are canonically equal may still differ.
    func isSame(_ left: Substring, _ right: Substring) -> Bool {
      left.utf8.elementsEqual(right.utf8)
    }
    var start = 0
    while start < old.count, start < new.count, isSame(old[start], new[start]) { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      isSame(old[old.count - 1 - end], new[new.count - 1 - end])
    {
      end += 1
    }
    let oldMiddle = old[start..<(old.count - end)]
    let newMiddle = new[start..<(new.count - end)]
    var edits = old[..<start].map(Edit.keep)
    if oldMiddle.count + newMiddle.count > comparisonLimit {
      edits += oldMiddle.map(Edit.remove) + newMiddle.map(Edit.insert)
    } else {
      edits += compared(Array(oldMiddle), Array(newMiddle), by: isSame)
    }
    return edits + old[(old.count - end)...].map(Edit.keep)
  }

  private static func compared(
    _ old: [Substring], _ new: [Substring], by isSame: (Substring, Substring) -> Bool
  ) -> [Edit] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old, by: isSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        edits.append(.remove(old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        edits.append(.insert(new[right]))
        right += 1
      } else if left < old.count, right < new.count {
        edits.append(.keep(old[left]))
        left += 1
        right += 1
      } else {
        break
      }
    }
    return edits
  }

  private static func hunks(_ edits: [Edit]) -> [String] {
    var hunks: [String] = []
    var index = 0
    var (oldLine, newLine) = (1, 1)
    while index < edits.count {
      guard let change = edits[index...].firstIndex(where: { !$0.isKept }) else { break }
      let start = max(index, change - context)
      oldLine += start - index
      newLine += start - index
      // A hunk ends where more lines are kept than two contexts.
      var end = change
      var kept = 0
      for place in change..<edits.count {
        kept = edits[place].isKept ? kept + 1 : 0
        if kept > context * 2 { break }
        if kept == 0 { end = place }
      }
      let stop = min(edits.count, end + 1 + context)
      let (hunk, oldCount, newCount) = body(edits[start..<stop])
      hunks.append(
        "@@ -\(range(oldLine, oldCount)) +\(range(newLine, newCount)) @@\n" + hunk)
      oldLine += oldCount
      newLine += newCount
      index = stop
    }
    return hunks
  }

  private static func range(_ line: Int, _ count: Int) -> String {
    // Of an empty range the line before it is named (POSIX, `diff -u`).
    count == 1 ? "\(line)" : "\(count == 0 ? line - 1 : line),\(count)"
  }

  private static func body(
    _ edits: ArraySlice<Edit>
  ) -> (text: String, oldCount: Int, newCount: Int) {
    var text = ""
    var (oldCount, newCount) = (0, 0)
    for edit in edits {
      let line: Substring
      switch edit {
      case .keep(let kept):
        line = kept
        text += " "
        oldCount += 1
        newCount += 1
      case .remove(let removed):
        line = removed
        text += "-"
        oldCount += 1
      case .insert(let inserted):
        line = inserted
        text += "+"
        newCount += 1
      }
      text += line
      if line.utf8.last != 0x0A { text += "\n\\ No newline at end of file\n" }
    }
    return (text, oldCount, newCount)
  }
}
