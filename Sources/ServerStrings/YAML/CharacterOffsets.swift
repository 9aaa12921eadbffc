/// Turns a text's character numbers, by which libyaml marks places, into UTF-8 offsets.
struct CharacterOffsets {
  private let offsets: [UInt32]
  private static let stretch = 256

  /// Notes the place of every 256th character of a valid UTF-8 text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offsets: [UInt32] = []
    offsets.reserveCapacity(bytes.count / Self.stretch + 1)
    var count = 0
    for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
      if count % Self.stretch == 0 { offsets.append(UInt32(truncatingIfNeeded: offset)) }
      count &+= 1
    }
    self.offsets = offsets
  }

  /// The offset of a character; a number beyond the text's end means the end.
  func offset(ofCharacter number: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let stretch = max(0, number) / Self.stretch
    guard stretch < offsets.count else { return bytes.count }
    var offset = Int(offsets[stretch])
    var left = number % Self.stretch
    while left > 0, offset < bytes.count {
      offset &+= 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset &+= 1 }
      left &-= 1
    }
    return offset
  }
}
