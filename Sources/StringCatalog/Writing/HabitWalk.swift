/// Walks a value in the order of the file and collects the evidence of its writer's habits.
struct HabitWalk {
  let bytes: UnsafeBufferPointer<UInt8>
  let nodes: UnsafeBufferPointer<JSONNode>
  private let start: Int
  let order = CatalogKeyOrder()
  /// The part that each node is, by its distance from `start`; filled in before it is reached.
  private var parts: [CatalogPart]
  /// The indentation of the line on which each object or list begins.
  private var indentations: [Range<Int>]
  var evidence = HabitEvidence()

  init(
    bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeBufferPointer<JSONNode>, from start: Int,
    part: CatalogPart
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.start = start
    let count = Int(nodes[start].next) - start
    parts = Array(repeating: .other, count: count)
    indentations = Array(repeating: 0..<0, count: count)
    parts[0] = part
    indentations[0] = indentation(ofLineAt: Int(nodes[start].start))
  }

  mutating func run() {
    for node in start..<Int(nodes[start].next) {
      switch nodes[node].kind {
      case .object: readContainer(node, isObject: true)
      case .array: readContainer(node, isObject: false)
      case .string:
        evidence.characters.read(inside(node))
      case .number, .true, .false, .null: break
      }
    }
  }

  private mutating func readContainer(_ container: Int, isObject: Bool) {
    let part = parts[container - start]
    let end = Int(nodes[container].next)
    guard container + 1 < end else { return readEmpty(container, isObject: isObject) }
    var cursor = Int(nodes[container].start) + 1
    var member = container + 1
    while member < end {
      let value = isObject ? member + 1 : member
      let gap = cursor..<Int(nodes[member].start)
      if isObject { readColon(between: member, and: value) }
      let isFirst = member == container + 1
      readGap(gap, in: container, part: part, isFirst: isFirst)
      enter(value, key: isObject ? member : nil, of: part, gap: gap, in: container)
      cursor = separatorEnd(behind: Int(nodes[value].end))
      member = Int(nodes[value].next)
    }
    if isObject { readOrder(of: container, part: part) }
  }

  private mutating func readEmpty(_ container: Int, isObject: Bool) {
    let inside = bytes[(Int(nodes[container].start) + 1)..<(Int(nodes[container].end) - 1)]
    let form: WritingHabits.EmptyForm =
      switch lineEnds(in: inside) {
      case 0: inside.isEmpty ? .closed : .spaced
      case 1: .nextLine
      default: .blankLine
      }
    if isObject { evidence.emptyObjects.add(form) } else { evidence.emptyArrays.add(form) }
  }

  private mutating func readColon(between key: Int, and value: Int) {
    let gap = bytes[Int(nodes[key].end)..<Int(nodes[value].start)]
    guard lineEnds(in: gap) == 0, let colon = Gap(gap) else { return }
    evidence.colons.add(colon)
  }

  private mutating func readGap(
    _ gap: Range<Int>, in container: Int, part: CatalogPart, isFirst: Bool
  ) {
    guard let lineStart = lineStart(in: gap) else {
      if isFirst { evidence.inlineParts.add(part) }
      guard let space = Gap(bytes[gap]) else { return }
      if isFirst { evidence.paddings.add(space) } else { evidence.commas.add(space) }
      return
    }
    if isFirst { evidence.brokenParts.add(part) }
    evidence.lineEndings.add(lineEnding(before: lineStart))
    let outer = indentations[container - start]
    let inner = lineStart..<gap.upperBound
    guard inner.count > outer.count, bytes[inner].starts(with: bytes[outer]),
      let unit = Gap(bytes[(lineStart + outer.count)..<gap.upperBound])
    else { return }
    evidence.indentations.add(unit)
  }

  private mutating func enter(
    _ value: Int, key: Int?, of part: CatalogPart, gap: Range<Int>, in container: Int
  ) {
    let kind = nodes[value].kind
    guard kind == .object || kind == .array else { return }
    if let key {
      let name = part.fieldNames == nil ? "" : JSONDocument.text(of: nodes[key], in: bytes)
      parts[value - start] = part.child(named: name)
    }
    indentations[value - start] =
      lineStart(in: gap).map { $0..<gap.upperBound } ?? indentations[container - start]
  }
}
