/// Writes property lists in Apple's binary form, `bplist00`.
///
/// Layout (CFBinaryPList.c): the magic word, the objects, a table of their offsets, and a trailer of
/// 32 bytes. Equal texts are written once; objects stand in the order in which they are met.
struct BinaryPropertyList {
  private enum Object {
    case text(String)
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var textNumbers: [ExactText: Int] = [:]
  private var output = Array("bplist00".utf8)

  /// Writes a dictionary.
  static func bytes(of dictionary: PropertyListDictionary) -> [UInt8] {
    var writer = BinaryPropertyList()
    _ = writer.number(of: dictionary)
    writer.write()
    return writer.output
  }

  private mutating func number(of dictionary: PropertyListDictionary) -> Int {
    let number = objects.count
    objects.append(.dictionary(keys: [], values: []))
    let keys = dictionary.members.map { self.number(of: $0.key) }
    let values = dictionary.members.map { member in
      switch member.value {
      case .text(let text): self.number(of: text)
      case .dictionary(let inner): self.number(of: inner)
      }
    }
    objects[number] = .dictionary(keys: keys, values: values)
    return number
  }

  private mutating func number(of text: ExactText) -> Int {
    if let known = textNumbers[text] { return known }
    textNumbers[text] = objects.count
    objects.append(.text(text.text))
    return objects.count - 1
  }

  private mutating func write() {
    let referenceSize = Self.size(of: objects.count)
    var offsets: [Int] = []
    offsets.reserveCapacity(objects.count)
    for object in objects {
      offsets.append(output.count)
      switch object {
      case .text(let text): append(text)
      case .dictionary(let keys, let values):
        appendMarker(0xD0, count: keys.count)
        for reference in keys + values { append(reference, size: referenceSize) }
      }
    }
    let table = output.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { append(offset, size: offsetSize) }
    output += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    append(objects.count, size: 8)
    append(0, size: 8)
    append(table, size: 8)
  }

  private mutating func append(_ text: String) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    if isASCII {
      appendMarker(0x50, count: text.utf8.count)
      output.append(contentsOf: text.utf8)
    } else {
      appendMarker(0x60, count: text.utf16.count)
      for unit in text.utf16 { append(Int(unit), size: 2) }
    }
  }

  private mutating func appendMarker(_ marker: UInt8, count: Int) {
    guard count >= 15 else { return output.append(marker | UInt8(count)) }
    output.append(marker | 0x0F)
    let size = Self.size(of: count)
    output.append(0x10 | UInt8(size.trailingZeroBitCount))
    append(count, size: size)
  }

  /// The bytes that a number takes: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    switch number {
    case ...0xFF: 1
    case ...0xFFFF: 2
    case ...0xFFFF_FFFF: 4
    default: 8
    }
  }

  private mutating func append(_ number: Int, size: Int) {
    for shift in (0..<size).reversed() {
      output.append(UInt8(truncatingIfNeeded: number >> (8 * shift)))
    }
  }
}
