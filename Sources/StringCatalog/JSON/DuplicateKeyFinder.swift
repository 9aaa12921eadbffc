/// Finds keys that stand twice in one object, compared by their text's bytes.
///
/// Swift's `String` equality won't do: it equates texts that differ in their code points.
struct DuplicateKeyFinder {
  func report(
    in object: Int, of nodes: [JSONNode], bytes: UnsafeBufferPointer<UInt8>,
    into issues: inout [JSONIssue]
  ) {
    let end = Int(nodes[object].next)
    if isAscending(from: object + 1, to: end, nodes: nodes, bytes: bytes) { return }
    var first: [KeyText: ByteRange] = [:]
    var index = object + 1
    while index < end {
      let key = nodes[index]
      let text = KeyText(bytes: decodedBytes(of: key, in: bytes))
      if let earlier = first[text] {
        issues.append(JSONIssue(kind: .duplicateKey(firstAt: earlier), range: key.range))
      } else {
        first[text] = key.range
      }
      index = Int(nodes[index + 1].next)
    }
  }

  /// Whether every key is greater than the one before, as in most files: then none stands twice.
  private func isAscending(
    from start: Int, to end: Int, nodes: [JSONNode], bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = start
    var previous: Slice<UnsafeBufferPointer<UInt8>>?
    while index < end {
      let key = nodes[index]
      if key.hasEscapes { return false }
      let text = bytes[(Int(key.start) + 1)..<(Int(key.end) - 1)]
      if let previous, !isLess(previous, text) { return false }
      previous = text
      index = Int(nodes[index + 1].next)
    }
    return true
  }

  private func isLess(
    _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    let shared = min(left.count, right.count)
    for index in 0..<shared {
      let (one, other) = (left[left.startIndex + index], right[right.startIndex + index])
      if one != other { return one < other }
    }
    return left.count < right.count
  }

  private func decodedBytes(
    of key: JSONNode, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    let inside = UnsafeBufferPointer(rebasing: bytes[(Int(key.start) + 1)..<(Int(key.end) - 1)])
    guard key.hasEscapes else { return Array(inside) }
    return JSONEscape.text(of: inside)
  }
}

/// A key's text as bytes, hashed by the seeded hasher so that no file can make all keys collide.
private struct KeyText: Hashable {
  var bytes: [UInt8]
}
