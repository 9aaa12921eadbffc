/// A pattern of keys, as a comment or a slot declares it: `*` stands for any text.
public struct KeyPattern: Sendable, Hashable {
  /// The pattern as it was written.
  public let text: String
  private let parts: [[UInt8]]

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether a key as a whole matches; takes time proportional to pattern times key at most.
  public func matches(_ key: String) -> Bool {
    var rest = Array(key.utf8)[...]
    guard let first = parts.first, rest.starts(with: first) else { return false }
    guard parts.count > 1, let last = parts.last else { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let end = Self.end(of: part, in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  private static func end(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    while start + part.count <= bytes.endIndex {
      if bytes[start..<(start + part.count)].elementsEqual(part) { return start + part.count }
      start += 1
    }
    return nil
  }
}
