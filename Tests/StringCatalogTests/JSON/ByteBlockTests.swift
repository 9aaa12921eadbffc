import Testing

@testable import StringCatalog

@Suite("Eight bytes at once agree with one by one")
struct ByteBlockTests {
  /// Bytes on both sides of every bound that a block looks for.
  static let interesting: [UInt8] = [
    0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7E,
    0x7F, 0x80, 0xA2, 0xBF, 0xC0, 0xDC, 0xFF,
  ]

  private func check(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let block = ByteBlock(buffer, at: 0)
      let isPlain = { (byte: UInt8) in byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C }
      return block.plainTextCount == bytes.prefix(while: isPlain).count
        && block.spaceCount == bytes.prefix { $0 == 0x20 }.count
        && block.countBeforeLineEnd == bytes.prefix { $0 != 0x0A && $0 != 0x0D }.count
        && block.characterCount == bytes.count { !(0x80...0xBF).contains($0) }
    }
  }

  @Test("Any byte at any place among any equal neighbours", arguments: 0..<8)
  func everyByte(_ place: Int) {
    for neighbour in Self.interesting {
      for byte in UInt8.min...UInt8.max {
        var bytes = [UInt8](repeating: neighbour, count: 8)
        bytes[place] = byte
        #expect(check(bytes), "\(bytes)")
      }
    }
  }

  @Test("Any two bytes next to one another", arguments: 0..<7)
  func everyPair(_ place: Int) {
    for first in Self.interesting {
      for second in Self.interesting {
        var bytes = [UInt8](repeating: 0x61, count: 8)
        bytes[place] = first
        bytes[place + 1] = second
        #expect(check(bytes), "\(bytes)")
      }
    }
  }
}
