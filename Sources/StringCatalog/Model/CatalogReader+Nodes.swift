extension CatalogReader {
  /// Visits the keys and values of an object; does nothing for any other kind.
  @inline(__always)
  mutating func forEachMember(
    of object: Int, _ body: (inout CatalogReader, _ key: Int, _ value: Int) -> Void
  ) {
    guard nodes[object].kind == .object else { return }
    var index = object + 1
    let end = Int(nodes[object].next)
    while index < end {
      body(&self, index, index + 1)
      index = Int(nodes[index + 1].next)
    }
  }

  /// Whether a key is a name of the format's.
  @inline(__always)
  func key(_ key: Int, is name: StaticString) -> Bool {
    let node = nodes[key]
    let count = name.utf8CodeUnitCount
    guard Int(node.end) - Int(node.start) == count + 2, let base = bytes.baseAddress else {
      return !node.hasEscapes ? false : text(key) == "\(name)"
    }
    let start = base + Int(node.start) + 1
    for index in 0..<count where start[index] != name.utf8Start[index] { return false }
    return true
  }

  /// The text of a key or string.
  func text(_ node: Int) -> String { JSONDocument.text(of: nodes[node], in: bytes) }

  /// The text of the string that spans a range.
  func text(in range: ByteRange) -> String {
    let inside = UnsafeBufferPointer(
      rebasing: bytes[(range.lowerBound + 1)..<(range.upperBound - 1)])
    return String(decoding: JSONEscape.text(of: inside), as: UTF8.self)
  }

  mutating func report(_ kind: CatalogIssue.Kind, at node: Int) {
    issues.append(
      CatalogIssue(kind: kind, range: nodes[node].range, entry: entry, language: language))
  }

  mutating func string(_ value: Int, field: String) -> Positioned<String>? {
    guard expect(.string, at: value, field: field) else { return nil }
    return Positioned(text(value), range: nodes[value].range)
  }

  mutating func boolean(_ value: Int, field: String) -> Positioned<Bool>? {
    let kind = nodes[value].kind
    guard kind == .true || kind == .false else {
      report(.wrongType(field: field, expected: .true, found: kind), at: value)
      return nil
    }
    return Positioned(kind == .true, range: nodes[value].range)
  }

  mutating func integer(_ value: Int, field: String) -> Positioned<Int>? {
    guard expect(.number, at: value, field: field) else { return nil }
    guard let number = Int(String(decoding: bytes[nodes[value].range.range], as: UTF8.self)) else {
      report(.wrongType(field: field, expected: .number, found: .number), at: value)
      return nil
    }
    return Positioned(number, range: nodes[value].range)
  }

  /// Whether a value has the format's type; reports it where not.
  mutating func expect(_ kind: JSONKind, at value: Int, field: @autoclosure () -> String) -> Bool {
    guard nodes[value].kind != kind else { return true }
    report(.wrongType(field: field(), expected: kind, found: nodes[value].kind), at: value)
    return false
  }

  mutating func unknownField(_ key: Int, _ value: Int) -> UnknownField {
    let name = text(key)
    report(.unknownField(name), at: key)
    let range = nodes[value].range
    return UnknownField(
      name: name, nameRange: nodes[key].range, range: range,
      source: String(decoding: bytes[range.range], as: UTF8.self))
  }
}
