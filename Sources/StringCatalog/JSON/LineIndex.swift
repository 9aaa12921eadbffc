/// The beginnings of a text's lines, for turning UTF-8 offsets into lines and columns.
public struct LineIndex: Sendable {
  private let starts: [UInt32]
  /// How many code points come before each stretch of `stretch` bytes, so that a column costs the
  /// same in a file of one long line.
  private let characters: [UInt32]
  private static let stretch = 1024

  /// Finds the lines of a UTF-8 text; LF, CRLF and a lone CR end a line.
  public init(_ bytes: [UInt8]) {
    (starts, characters) = bytes.withUnsafeBufferPointer { buffer in
      (Self.lineStarts(in: buffer), Self.characterCounts(in: buffer))
    }
  }

  /// The number of lines.
  public var count: Int { starts.count }

  /// The place of an offset in the text that the index was made of; offsets beyond it mean its end.
  ///
  /// A byte order mark has no width, as in an editor.
  public func position(of offset: Int, in bytes: [UInt8]) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let start = characterCount(before: Int(starts[low]), in: buffer)
      let isBehindMark = low == 0 && offset > 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let column = characterCount(before: offset, in: buffer) - start + (isBehindMark ? 0 : 1)
      return TextPosition(line: low + 1, column: max(column, 1))
    }
  }

  private func characterCount(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let index = min(offset / Self.stretch, characters.count - 1)
    let rest = bytes[(index * Self.stretch)..<offset]
    return Int(characters[index]) + Self.characterCount(in: UnsafeBufferPointer(rebasing: rest))
  }

  private static func lineStarts(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    var offset = 0
    while offset < bytes.count {
      if offset &+ ByteBlock.size <= bytes.count {
        let count = ByteBlock(bytes, at: offset).countBeforeLineEnd
        offset &+= count
        if count == ByteBlock.size { continue }
      }
      let byte = bytes[offset]
      offset &+= 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset &+= 1 }
      starts.append(UInt32(truncatingIfNeeded: offset))
    }
    return starts
  }

  private static func characterCounts(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var counts: [UInt32] = []
    counts.reserveCapacity(bytes.count / stretch + 1)
    var total = 0
    var offset = 0
    repeat {
      counts.append(UInt32(truncatingIfNeeded: total))
      let end = min(offset + stretch, bytes.count)
      total += characterCount(in: UnsafeBufferPointer(rebasing: bytes[offset..<end]))
      offset = end
    } while offset < bytes.count
    return counts
  }

  private static func characterCount(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var index = 0
    while index &+ ByteBlock.size <= bytes.count {
      count &+= ByteBlock(bytes, at: index).characterCount
      index &+= ByteBlock.size
    }
    while index < bytes.count {
      if bytes[index] & 0xC0 != 0x80 { count &+= 1 }
      index &+= 1
    }
    return count
  }
}
