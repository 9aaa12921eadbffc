/// The beginnings of a text's lines, for turning UTF-8 offsets into lines and columns.
public struct LineIndex: Sendable {
  private let starts: [UInt32]

  /// Finds the lines of a UTF-8 text; LF, CRLF and a lone CR end a line.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      let count = buffer.count
      while offset < count {
        let byte = buffer[offset]
        offset += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset < count, buffer[offset] == 0x0A { offset += 1 }
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    self.starts = starts
  }

  /// The number of lines.
  public var count: Int { starts.count }

  /// The place of an offset in the text that the index was made of; offsets beyond it mean its end.
  public func position(of offset: Int, in bytes: [UInt8]) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    var column = 1
    var index = Int(starts[low])
    // A byte order mark has no width in an editor.
    if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = min(3, offset) }
    while index < offset {
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return TextPosition(line: low + 1, column: column)
  }
}
