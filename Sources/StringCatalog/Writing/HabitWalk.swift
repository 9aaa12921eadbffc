/// Walks a value in the order of the file and collects the evidence of its writer's habits.
struct HabitWalk {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let nodes: UnsafeBufferPointer<JSONNode>
  private let start: Int
  private let order = CatalogKeyOrder()
  /// The part that each node is, by its distance from `start`; filled in before it is reached.
  private var parts: [CatalogPart]
  /// The indentation of the line on which each object or list begins.
  private var indentations: [Range<Int>]
  private(set) var evidence = HabitEvidence()

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

  private mutating func readOrder(of object: Int, part: CatalogPart) {
    let end = Int(nodes[object].next)
    var previous = object + 1
    var key = Int(nodes[previous + 1].next)
    guard key < end else { return }
    var isSorted = true
    while key < end, isSorted {
      isSorted = !precedes(key, previous)
      previous = key
      key = Int(nodes[key + 1].next)
    }
    if isSorted { evidence.sortedParts.add(part) } else { evidence.unsortedParts.add(part) }
    learnFieldOrder(of: object, part: part)
  }

  /// Learns from the first objects of each kind only, since a habit shows early.
  private mutating func learnFieldOrder(of object: Int, part: CatalogPart) {
    let seen = evidence.sortedParts.count(of: part) + evidence.unsortedParts.count(of: part)
    guard part != .strings, part != .localizations, seen <= 200 else { return }
    var names: [String] = []
    var key = object + 1
    while key < Int(nodes[object].next) {
      names.append(JSONDocument.text(of: nodes[key], in: bytes))
      key = Int(nodes[key + 1].next)
    }
    // An object with more names than the format has shows data, not a habit.
    if names.count <= 16 { evidence.fieldOrder.learn(from: names) }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    if !nodes[left].hasEscapes, !nodes[right].hasEscapes,
      let quick = CatalogKeyOrder.quickPrecedes(inside(left), inside(right))
    {
      return quick
    }
    return order.slowlyPrecedes(
      JSONDocument.text(of: nodes[left], in: bytes),
      JSONDocument.text(of: nodes[right], in: bytes))
  }

  private func inside(_ string: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      rebasing: bytes[(Int(nodes[string].start) + 1)..<(Int(nodes[string].end) - 1)])
  }
}

extension HabitWalk {
  /// The number of line ends in a gap; CRLF counts once.
  private func lineEnds(in gap: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in gap {
      if byte == 0x0D || (byte == 0x0A && previous != 0x0D) { count += 1 }
      previous = byte
    }
    return count
  }

  /// The offset behind the last line end of a gap, where it has one.
  private func lineStart(in gap: Range<Int>) -> Int? {
    bytes[gap].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
  }

  private func lineEnding(before lineStart: Int) -> WritingHabits.LineEnding {
    guard bytes[lineStart - 1] == 0x0A else { return .carriageReturn }
    return lineStart >= 2 && bytes[lineStart - 2] == 0x0D ? .carriageReturnLineFeed : .lineFeed
  }

  /// The white space at the beginning of the line on which an offset lies.
  ///
  /// A line longer than 64 KiB is a minified file's, whose indentation says nothing.
  private func indentation(ofLineAt offset: Int) -> Range<Int> {
    var lineStart = offset
    while lineStart > 0, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
      guard offset - lineStart < 1 << 16 else { return offset..<offset }
      lineStart -= 1
    }
    var end = lineStart
    while end < offset, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return lineStart..<end
  }

  /// The offset behind the comma that follows a value; the value's end where none does.
  private func separatorEnd(behind value: Int) -> Int {
    var index = value
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ",") ? index + 1 : value
  }
}
