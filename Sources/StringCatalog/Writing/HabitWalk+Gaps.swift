extension HabitWalk {
  /// The number of line ends in a gap; CRLF counts once.
  func lineEnds(in gap: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in gap {
      if byte == 0x0D || (byte == 0x0A && previous != 0x0D) { count += 1 }
      previous = byte
    }
    return count
  }

  /// The offset behind the last line end of a gap, where it has one.
  func lineStart(in gap: Range<Int>) -> Int? {
    bytes[gap].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
  }

  /// The line end that stands before an offset.
  func lineEnding(before lineStart: Int) -> WritingHabits.LineEnding {
    guard bytes[lineStart - 1] == 0x0A else { return .carriageReturn }
    return lineStart >= 2 && bytes[lineStart - 2] == 0x0D ? .carriageReturnLineFeed : .lineFeed
  }

  /// The white space at the beginning of the line on which an offset lies.
  ///
  /// A line longer than 64 KiB is a minified file's, whose indentation says nothing.
  func indentation(ofLineAt offset: Int) -> Range<Int> {
    var lineStart = offset
    while lineStart > 0, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
      guard offset - lineStart < 1 << 16 else { return offset..<offset }
      lineStart -= 1
    }
    var end = lineStart
    while end < offset, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return lineStart..<end
  }

  /// The offset behind the comma that follows a value; the value's end where none does.
  func separatorEnd(behind value: Int) -> Int {
    var index = value
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ",") ? index + 1 : value
  }
}
