/// The nodes of a document that was read, in the order of the text.
///
/// A class for its memory alone: it can't change, and an array would check itself at every node.
final class JSONNodes: Sendable {
  private let memory: Memory

  /// Immutable once it is here.
  private struct Memory: @unchecked Sendable {
    let nodes: UnsafeBufferPointer<JSONNode>
  }

  /// Takes over nodes, whose memory it frees.
  fileprivate init(_ nodes: UnsafeBufferPointer<JSONNode>) {
    memory = Memory(nodes: nodes)
  }

  deinit { memory.nodes.deallocate() }

  /// A node; the index must be one of this document's.
  subscript(index: Int) -> JSONNode {
    precondition(memory.nodes.indices.contains(index), "an index of another document")
    return memory.nodes[index]
  }

  /// Lends all nodes.
  func withUnsafeBufferPointer(_ body: (UnsafeBufferPointer<JSONNode>) -> Void) {
    withExtendedLifetime(self) { body(memory.nodes) }
  }
}

/// Nodes that are being collected.
struct JSONNodeBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<JSONNode>
  private var capacity: Int
  private(set) var count = 0

  /// Makes room for so many nodes; more room is made when it is needed.
  init(capacity: Int) {
    self.capacity = max(capacity, 8)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// The nodes so far, until the next one comes.
  var nodes: UnsafeBufferPointer<JSONNode> { UnsafeBufferPointer(start: base, count: count) }

  /// A node that is there already.
  subscript(index: Int) -> JSONNode {
    get { base[index] }
    nonmutating _modify { yield &base[index] }
  }

  @inline(__always)
  mutating func append(_ node: JSONNode) {
    if count == capacity { grow() }
    (base + count).initialize(to: node)
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<JSONNode>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// Hands the nodes over.
  consuming func finish() -> JSONNodes {
    let nodes = JSONNodes(nodes)
    discard self
    return nodes
  }
}
