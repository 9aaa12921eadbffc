/// Finds keys that stand twice in one object, compared by their text's bytes.
///
/// Swift's `String` equality won't do: it equates texts that differ in their code points.
struct DuplicateKeyFinder {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The nodes of the keys seen, found by their hash; kept from object to object for its memory.
  private var table: [UInt32] = []
  private static let free = UInt32.max

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reports the keys of an object that it has already.
  mutating func report(
    in object: Int, of nodes: UnsafeBufferPointer<JSONNode>, into issues: inout [JSONIssue]
  ) {
    let end = Int(nodes[object].next)
    if isAscending(from: object + 1, to: end, nodes: nodes) { return }
    makeRoom(forKeysFrom: object + 1, to: end, nodes: nodes)
    var index = object + 1
    while index < end {
      if let earlier = insert(index, nodes: nodes) {
        issues.append(
          JSONIssue(
            kind: .duplicateKey(firstAt: nodes[earlier].range), range: nodes[index].range))
      }
      index = Int(nodes[index + 1].next)
    }
  }

  /// Whether every key is greater than the one before, as in most objects: then none stands twice.
  private func isAscending(from start: Int, to end: Int, nodes: UnsafeBufferPointer<JSONNode>)
    -> Bool
  {
    guard start < end else { return true }
    var previous = nodes[start]
    var index = Int(nodes[start + 1].next)
    while index < end {
      let key = nodes[index]
      guard !previous.hasEscapes, !key.hasEscapes,
        ordersBefore(inside(of: previous), inside(of: key))
      else { return false }
      previous = key
      index = Int(nodes[index + 1].next)
    }
    return true
  }

  private func ordersBefore(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index]
    }
    return left.count < right.count
  }

  /// Empties the table, at least twice as large as the number of keys, so that a search ends soon.
  private mutating func makeRoom(
    forKeysFrom start: Int, to end: Int, nodes: UnsafeBufferPointer<JSONNode>
  ) {
    var size = 16
    var index = start
    var count = 0
    while index < end {
      count += 1
      index = Int(nodes[index + 1].next)
    }
    while size < 2 * count { size *= 2 }
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(Self.free, count: size))
  }

  /// Puts a key into the table; returns the node of an equal key where one is there already.
  private mutating func insert(_ key: Int, nodes: UnsafeBufferPointer<JSONNode>) -> Int? {
    let mask = table.count - 1
    var slot = hash(of: nodes[key]) & mask
    while table[slot] != Self.free {
      let other = Int(table[slot])
      if isEqual(nodes[other], nodes[key]) { return other }
      slot = (slot + 1) & mask
    }
    table[slot] = UInt32(truncatingIfNeeded: key)
    return nil
  }

  /// Seeded by the process, so that no file can be made whose keys all collide.
  private func hash(of key: JSONNode) -> Int {
    var hasher = Hasher()
    if key.hasEscapes {
      JSONEscape.text(of: inside(of: key)).withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(inside(of: key)))
    }
    return hasher.finalize()
  }

  private func isEqual(_ left: JSONNode, _ right: JSONNode) -> Bool {
    if left.hasEscapes || right.hasEscapes {
      return JSONEscape.text(of: inside(of: left)) == JSONEscape.text(of: inside(of: right))
    }
    return inside(of: left).elementsEqual(inside(of: right))
  }

  /// What stands between a key's quotes.
  private func inside(of key: JSONNode) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[(Int(key.start) + 1)..<(Int(key.end) - 1)])
  }
}
