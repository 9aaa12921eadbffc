import Foundation

/// A face of a font collection as a file of its own, since a page can't name a face in a collection.
enum CollectionFace {
  /// The font file of one face: the same tables behind a directory of their own
  /// (OpenType, "Organization of an OpenType font"); nil where the collection has no such face.
  static func file(_ index: Int, of collection: Data) -> Data? {
    let bytes = [UInt8](collection)
    guard bytes.starts(with: Array("ttcf".utf8)), index < number(bytes, 8) else { return nil }
    let directory = number(bytes, 12 + 4 * index)
    let count = number(bytes, directory + 4) >> 16
    let records = directory + 12
    var header = Array(bytes[directory..<records])
    var tables: [UInt8] = []
    let start = 12 + 16 * count
    for record in 0..<count {
      let place = records + 16 * record
      let (offset, length) = (number(bytes, place + 8), number(bytes, place + 12))
      header += bytes[place..<(place + 8)]
      header += [start + tables.count, length].flatMap(Self.bytes)
      tables += bytes[offset..<(offset + length)]
      tables += Array(repeating: 0, count: -length & 3)
    }
    return Data(header + tables)
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
