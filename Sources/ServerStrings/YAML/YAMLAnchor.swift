/// A node that aliases can stand for.
struct YAMLAnchor {
  /// What aliases stand for.
  struct Extent {
    /// The node.
    var node: TextNode
    /// How many nodes it is, those that its own aliases stand for included.
    var nodes: Int
    /// How many bytes of texts it is, likewise.
    var bytes: Int
  }

  /// Its number in the file; a name may be given again.
  var number: Int
  /// What aliases stand for; nil as long as the node isn't read to its end.
  var closed: Extent?
}
