/// Makes a tree of YAML's events, with aliases resolved and merge keys merged.
///
/// What an alias stands for is kept once and counted as often as it stands, so that a file that
/// would grow beyond all bounds is refused before it does.
struct YAMLComposer: ~Copyable {
  private var stream: YAMLEventStream
  private let limits: ServerFileLimits
  private var anchors: [String: YAMLAnchor] = [:]
  private var anchorCount = 0
  /// How many nodes and bytes there are so far, those that aliases stand for included.
  private var nodes = 0
  private var bytes = 0
  private var borrowedNodes = 0
  private var borrowedBytes = 0
  private var depth = 0
  private var path: [String] = []
  private var issues = TextIssues()

  private init(_ file: [UInt8], limits: ServerFileLimits) {
    stream = YAMLEventStream(file)
    self.limits = limits
  }

  /// Reads a file that is valid UTF-8.
  ///
  /// - Throws: `ServerFileError` where it is no YAML, or beyond a limit.
  static func tree(
    of file: [UInt8], limits: ServerFileLimits = ServerFileLimits()
  ) throws(ServerFileError) -> TextTree {
    var composer = YAMLComposer(file, limits: limits)
    return try composer.document()
  }

  private mutating func document() throws(ServerFileError) -> TextTree {
    var root: TextNode?
    while true {
      let event = try stream.next()
      switch event.kind {
      case .streamEnd:
        return TextTree(root: root ?? TextNode(.empty, at: 0), issues: issues.all)
      case .documentStart where root != nil:
        unread(
          "the file has a second document, which the server doesn't read",
          "Move its texts to the first document, or to a file of their own.", event.offset)
        return TextTree(root: root ?? TextNode(.empty, at: 0), issues: issues.all)
      case .documentStart, .documentEnd, .nothing: continue
      default: root = try node(event)
      }
    }
  }

  private mutating func unread(_ message: String, _ remedy: String, _ offset: Int) {
    issues.append(
      TextIssue(kind: .unread(message: message, remedy: remedy), path: path, offset: offset))
  }

  private mutating func node(_ event: YAMLEvent) throws(ServerFileError) -> TextNode {
    if case .alias(let name) = event.kind { return try alias(name, event) }
    let start = (nodes: nodes, bytes: bytes)
    let anchor = openAnchor(event.anchor)
    nodes += 1
    let node: TextNode
    switch event.kind {
    case .scalar(let scalar):
      bytes += scalar.text.utf8.count
      node = self.scalar(scalar, event)
    case .sequenceStart: node = try sequence(event)
    case .mappingStart: node = try mapping(event)
    default: node = TextNode(.other, at: event.offset)
    }
    if let name = event.anchor, anchors[name]?.number == anchor {
      anchors[name]?.closed = YAMLAnchor.Extent(
        node: node, nodes: nodes - start.nodes, bytes: bytes - start.bytes)
    }
    return node
  }

  private mutating func openAnchor(_ name: String?) -> Int {
    guard let name else { return 0 }
    anchorCount += 1
    anchors[name] = YAMLAnchor(number: anchorCount)
    return anchorCount
  }

  private mutating func alias(
    _ name: String, _ event: YAMLEvent
  ) throws(ServerFileError) -> TextNode {
    guard let anchor = anchors[name] else {
      throw ServerFileError(
        offset: event.offset, message: "the alias '*\(name)' stands for nothing",
        remedy: "Write '&\(name)' at the part that it is to stand for, above it.")
    }
    guard let extent = anchor.closed else {
      throw ServerFileError(
        offset: event.offset, message: "the alias '*\(name)' stands for a part that holds it",
        remedy: "Let it stand for another part, or remove it.")
    }
    nodes += extent.nodes
    bytes += extent.bytes
    borrowedNodes += extent.nodes
    borrowedBytes += extent.bytes
    if borrowedNodes > limits.borrowedNodes || borrowedBytes > limits.borrowedBytes {
      let limit =
        borrowedNodes > limits.borrowedNodes
        ? "\(limits.borrowedNodes) texts" : "\(limits.borrowedBytes) bytes"
      throw ServerFileError(
        offset: event.offset,
        message: "with the alias '*\(name)' the file's aliases stand for more than \(limit)",
        remedy: "Remove the alias: parts that repeat one another grow without bounds.")
    }
    guard depth + extent.node.height <= limits.depth else { throw tooDeep(event.offset) }
    return extent.node
  }

  private func tooDeep(_ offset: Int) -> ServerFileError {
    ServerFileError(
      offset: offset, message: "more than \(limits.depth) lists and maps lie within one another",
      remedy: "Flatten the file.")
  }

  private mutating func scalar(_ scalar: YAMLScalar, _ event: YAMLEvent) -> TextNode {
    guard isGuessed(scalar, event) else { return TextNode(.text(scalar.text), at: event.offset) }
    switch PlainScalar(scalar.text) {
    case .text: return TextNode(.text(scalar.text), at: event.offset)
    case .null: return TextNode(.empty, at: event.offset)
    case .integer, .number: return TextNode(.number(scalar.text), at: event.offset)
    case .symbol: return TextNode(.other, at: event.offset)
    case .boolean(let value):
      guard !["true", "false"].contains(scalar.text.lowercased()) else {
        return TextNode(.other, at: event.offset)
      }
      issues.append(
        TextIssue(
          kind: .reservedValue(scalar.text, readAs: "\(value)"), path: path, offset: event.offset))
      return TextNode(.word(scalar.text), at: event.offset)
    }
  }

  /// Whether a scalar's type is guessed from its text; what its tag says is looked at, too.
  private mutating func isGuessed(_ scalar: YAMLScalar, _ event: YAMLEvent) -> Bool {
    guard let tag = event.tag else { return scalar.isPlain }
    if tag == "!" || tag == "tag:yaml.org,2002:str" { return false }
    reportTag(tag, event.offset)
    return false
  }

  private mutating func reportTag(_ tag: String, _ offset: Int) {
    unread(
      "the tag '\(tag)' makes something other than a text of what follows",
      "Remove the tag: a file of texts needs none.", offset)
  }

  private mutating func enter(_ event: YAMLEvent) throws(ServerFileError) {
    depth += 1
    guard depth <= limits.depth else { throw tooDeep(event.offset) }
    let standard = ["tag:yaml.org,2002:map", "tag:yaml.org,2002:seq", "!"]
    if let tag = event.tag, !standard.contains(tag) { reportTag(tag, event.offset) }
  }

  private mutating func sequence(_ event: YAMLEvent) throws(ServerFileError) -> TextNode {
    try enter(event)
    defer { depth -= 1 }
    var elements: [TextNode] = []
    while true {
      let next = try stream.next()
      if case .sequenceEnd = next.kind { return TextNode(.list(elements), at: event.offset) }
      path.append(String(elements.count))
      elements.append(try node(next))
      path.removeLast()
    }
  }

  private mutating func mapping(_ event: YAMLEvent) throws(ServerFileError) -> TextNode {
    try enter(event)
    defer { depth -= 1 }
    var members = YAMLMembers()
    while true {
      let next = try stream.next()
      if case .mappingEnd = next.kind { return TextNode(.map(members.all), at: event.offset) }
      guard let name = try key(next) else {
        unread(
          "a key is a list or a map, which is no name of a text", "Write a name instead.",
          next.offset)
        _ = try node(try stream.next())
        continue
      }
      guard name.utf8.count <= limits.nameBytes else {
        throw ServerFileError(longNameAt: next.offset, limit: limits.nameBytes)
      }
      path.append(name)
      let value = try node(try stream.next())
      if name == "<<", members.merge(value) {
        path.removeLast()
        continue
      }
      if let first = members.set(TextNode.Member(key: name, offset: next.offset, value: value)) {
        issues.append(
          TextIssue(kind: .duplicateKey(firstAt: first), path: path, offset: next.offset))
      }
      path.removeLast()
    }
  }

  /// A key's name; nil where it is no scalar.
  private mutating func key(_ event: YAMLEvent) throws(ServerFileError) -> String? {
    guard case .scalar(let scalar) = event.kind else {
      let node = try node(event)
      if case .text(let text) = node.content { return text }
      return nil
    }
    _ = try node(
      YAMLEvent(
        kind: .scalar(YAMLScalar(text: scalar.text, isPlain: false)),
        anchor: event.anchor, tag: "!", offset: event.offset))
    guard isGuessed(scalar, event) else { return scalar.text }
    guard let meaning = meaning(ofKey: scalar.text) else { return scalar.text }
    issues.append(
      TextIssue(
        kind: .reservedKey(scalar.text, readAs: meaning), path: path + [scalar.text],
        offset: event.offset))
    return scalar.text
  }

  /// What Ruby makes of a plain key that then isn't found by the name that is written.
  private func meaning(ofKey text: String) -> String? {
    switch PlainScalar(text) {
    case .null: "nil"
    // I18n looks for the boolean where a part of a key is 'true' or 'false', but not for a language.
    case .boolean(let value): path.isEmpty || text != "\(value)" ? "\(value)" : nil
    case .number: "a number or date"
    case .text, .integer, .symbol: nil
    }
  }
}
