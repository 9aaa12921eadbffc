import StringCatalog

/// Walks a document and compares what it says of its parts with the bytes.
struct DocumentExamination {
  private let document: JSONDocument
  private var found: [String] = []
  private var duplicates = 0

  init(_ document: JSONDocument) { self.document = document }

  mutating func violations() -> [String] {
    walk(document.root, within: ByteRange(start: 0, end: UInt32(document.bytes.count)))
    let reported = document.issues.count {
      if case .duplicateKey = $0.kind { true } else { false }
    }
    let counted = duplicates
    expect(reported == counted, "\(reported) duplicate keys reported, \(counted) counted")
    let starts = document.issues.map(\.range.start)
    expect(starts == starts.sorted(), "issues out of order")
    expect(document.issues.allSatisfy { isInside($0.range, all) }, "an issue outside the file")
    return found
  }

  private var all: ByteRange { ByteRange(start: 0, end: UInt32(document.bytes.count)) }

  private mutating func walk(_ value: JSONDocument.Index, within range: ByteRange) {
    let own = document.range(of: value)
    guard own.start < own.end, isInside(own, range) else {
      expect(false, "the value at \(own) is outside \(range)")
      return
    }
    let (first, last) = (document.bytes[own.lowerBound], document.bytes[own.upperBound - 1])
    switch document.kind(of: value) {
    case .object:
      expect(first == UInt8(ascii: "{") && last == UInt8(ascii: "}"), "no object at \(own)")
      walkMembers(of: value)
    case .array:
      expect(first == UInt8(ascii: "[") && last == UInt8(ascii: "]"), "no array at \(own)")
      var end = own.start + 1
      for element in document.elements(of: value) {
        walk(element, within: ByteRange(start: end, end: own.end - 1))
        end = document.range(of: element).end
      }
    case .string: examineString(value)
    case .number:
      expect(Double(document.source(of: value)) != nil, "no number at \(own)")
    case .true: expect(document.source(of: value) == "true", "no 'true' at \(own)")
    case .false: expect(document.source(of: value) == "false", "no 'false' at \(own)")
    case .null: expect(document.source(of: value) == "null", "no 'null' at \(own)")
    }
  }

  private mutating func walkMembers(of object: JSONDocument.Index) {
    let range = document.range(of: object)
    var end = range.start + 1
    var keys: Set<[UInt8]> = []
    for (key, value) in document.members(of: object) {
      walk(key, within: ByteRange(start: end, end: range.end - 1))
      walk(value, within: ByteRange(start: document.range(of: key).end, end: range.end - 1))
      end = document.range(of: value).end
      if !keys.insert(Array((document.string(at: key) ?? "").utf8)).inserted { duplicates += 1 }
    }
  }

  /// A string must read the same alone, and each place of its text must have one in the file.
  private mutating func examineString(_ value: JSONDocument.Index) {
    let range = document.range(of: value)
    guard let text = document.string(at: value) else {
      expect(false, "no text at \(range)")
      return
    }
    let alone = try? JSONDocument(parsing: Array(document.bytes[range.range]))
    expect(alone?.string(at: alone?.root ?? value) == text, "another text alone at \(range)")
    var previous = range.lowerBound + 1
    for offset in 0...min(text.utf8.count, 64) {
      let place = document.sourceOffset(ofTextOffset: offset, inStringAt: range)
      expect(
        place >= previous && place < range.upperBound, "text offset \(offset) at \(place), \(range)"
      )
      previous = place
    }
  }

  private func isInside(_ range: ByteRange, _ outer: ByteRange) -> Bool {
    range.start >= outer.start && range.end <= outer.end && range.start <= range.end
  }

  private mutating func expect(_ condition: Bool, _ violation: @autoclosure () -> String) {
    if !condition { found.append(violation()) }
  }
}
