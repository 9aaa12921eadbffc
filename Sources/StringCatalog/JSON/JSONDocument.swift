/// A JSON text with the place of every key and value.
///
/// Values are addressed by `Index`, so that walking a document allocates nothing.
public struct JSONDocument: Sendable {
  /// The text as it was read, byte for byte.
  public let bytes: [UInt8]
  /// What was questionable but readable, in the order of the file.
  public let issues: [JSONIssue]
  let nodes: JSONNodes

  /// The address of a key or value in its document.
  public struct Index: Sendable, Hashable {
    let offset: Int
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - limits: The limits on size and depth.
  /// - Throws: `JSONError` where the text is not JSON, not UTF-8, or beyond a limit.
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<Contents, JSONError> in
      var reader = JSONReader(buffer, limits: limits)
      do throws(JSONError) {
        try reader.read()
        return .success(reader.finish())
      } catch {
        return .failure(error)
      }
    }
    let contents = try result.get()
    self.bytes = bytes
    nodes = contents.nodes
    issues = contents.issues.sorted { $0.range.start < $1.range.start }
  }

  private typealias Contents = (nodes: JSONNodes, issues: [JSONIssue])

  /// The value that is the whole text.
  public var root: Index { Index(offset: 0) }

  /// What the value is.
  public func kind(of value: Index) -> JSONKind { nodes[value.offset].kind }

  /// The bytes of the value, quotes and brackets included.
  public func range(of value: Index) -> ByteRange { nodes[value.offset].range }

  /// The text of a string or key, escapes resolved; nil for any other kind.
  ///
  /// An escape for half a surrogate pair becomes U+FFFD and stands in `issues`.
  public func string(at value: Index) -> String? {
    let node = nodes[value.offset]
    guard node.kind == .string else { return nil }
    return bytes.withUnsafeBufferPointer { JSONDocument.text(of: node, in: $0) }
  }

  /// The value's own text as it stands in the file; exact for numbers.
  public func source(of value: Index) -> String {
    String(decoding: bytes[range(of: value).range], as: UTF8.self)
  }

  /// The keys and values of an object in the order of the file, duplicates included; empty otherwise.
  public func members(of object: Index) -> [(key: Index, value: Index)] {
    guard kind(of: object) == .object else { return [] }
    var members: [(key: Index, value: Index)] = []
    var index = object.offset + 1
    let end = Int(nodes[object.offset].next)
    while index < end {
      members.append((Index(offset: index), Index(offset: index + 1)))
      index = Int(nodes[index + 1].next)
    }
    return members
  }

  /// The elements of an array in order; empty for any other kind.
  public func elements(of array: Index) -> [Index] {
    guard kind(of: array) == .array else { return [] }
    var elements: [Index] = []
    var index = array.offset + 1
    let end = Int(nodes[array.offset].next)
    while index < end {
      elements.append(Index(offset: index))
      index = Int(nodes[index].next)
    }
    return elements
  }

  /// The offset in the file of the byte at `offset` of the text of the string that spans `range`.
  public func sourceOffset(ofTextOffset offset: Int, inStringAt range: ByteRange) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      let inside = UnsafeBufferPointer(
        rebasing: buffer[(range.lowerBound + 1)..<(range.upperBound - 1)])
      return range.lowerBound + 1 + JSONEscape.sourceOffset(ofTextOffset: offset, in: inside)
    }
  }

  static func text(of node: JSONNode, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let inside = UnsafeBufferPointer(rebasing: bytes[(Int(node.start) + 1)..<(Int(node.end) - 1)])
    guard node.hasEscapes else { return String(decoding: inside, as: UTF8.self) }
    return String(decoding: JSONEscape.text(of: inside), as: UTF8.self)
  }
}

extension JSONDocument {
  /// Lends the bytes and nodes to a reader that walks them without copies.
  func withNodes(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<JSONNode>) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      nodes.withUnsafeBufferPointer { nodes in body(bytes, nodes) }
    }
  }
}
