/// Prints a document in Xcode's form without a call a level, so that no nesting exhausts the stack.
struct XcodePrinter {
  /// An object or list that is being printed.
  private struct Frame {
    var isObject: Bool
    /// The keys and values that are still to come, in reverse.
    var rest: [(key: JSONDocument.Index?, value: JSONDocument.Index)]
    var isFirst = true
  }

  private let document: JSONDocument
  private let order = CatalogKeyOrder()
  private let escaping = StringEscaping()
  private var frames: [Frame] = []
  private var output: [UInt8] = []

  init(_ document: JSONDocument) {
    self.document = document
  }

  mutating func print() -> [UInt8] {
    output.reserveCapacity(document.bytes.count)
    begin(document.root)
    while !frames.isEmpty {
      let top = frames.count - 1
      guard let next = frames[top].rest.popLast() else {
        close()
        continue
      }
      if !frames[top].isFirst { output.append(UInt8(ascii: ",")) }
      frames[top].isFirst = false
      startLine()
      if let key = next.key {
        output.append(contentsOf: escaping.rewritten(document.bytes[document.range(of: key).range]))
        output.append(contentsOf: " : ".utf8)
      }
      begin(next.value)
    }
    return output
  }

  private mutating func begin(_ value: JSONDocument.Index) {
    let source = document.bytes[document.range(of: value).range]
    switch document.kind(of: value) {
    case .string: output.append(contentsOf: escaping.rewritten(source))
    case .number, .true, .false, .null: output.append(contentsOf: source)
    case .object:
      output.append(UInt8(ascii: "{"))
      frames.append(Frame(isObject: true, rest: sortedMembers(of: value).reversed()))
    case .array:
      output.append(UInt8(ascii: "["))
      frames.append(
        Frame(isObject: false, rest: document.elements(of: value).reversed().map { (nil, $0) }))
    }
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    if frame.isFirst { output.append(0x0A) }
    startLine()
    output.append(UInt8(ascii: frame.isObject ? "}" : "]"))
  }

  private mutating func startLine() {
    output.append(0x0A)
    for _ in frames { output.append(contentsOf: [0x20, 0x20]) }
  }

  private func sortedMembers(
    of object: JSONDocument.Index
  ) -> [(key: JSONDocument.Index?, value: JSONDocument.Index)] {
    order.sorted(document.members(of: object)) { document.string(at: $0.key) ?? "" }
      .map { ($0.key, $0.value) }
  }
}
