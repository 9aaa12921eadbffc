/// Eight bytes of a text, looked at together in one register.
///
/// The tests are those for "a byte is zero" and "a byte is less than n" (Warren, Hacker's Delight,
/// 2nd edition, 6-1). A borrow can make them wrong, but only above a byte that is rightly found, so
/// that the first byte found is always right. Swift's `SIMD16` compiles to far slower code.
struct ByteBlock {
  /// How many bytes a block has.
  static let size = 8

  private let word: UInt64

  /// Loads the block at an offset, behind which at least `size` bytes must stand.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    word = UInt64(
      littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }

  /// How many bytes come before the first that is no plain text in a JSON string: a quote, a
  /// backslash, a control character, or a part of a character beyond ASCII.
  @inline(__always)
  var plainTextCount: Int {
    let quote = word ^ 0x2222_2222_2222_2222
    let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let ones: UInt64 = 0x0101_0101_0101_0101
    let control = (word &- 0x2020_2020_2020_2020) & ~word
    return count(
      before: word | control | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash)
  }

  /// How many spaces it starts with.
  @inline(__always)
  var spaceCount: Int {
    (word ^ 0x2020_2020_2020_2020).trailingZeroBitCount >> 3
  }

  /// How many bytes come before the first line feed or carriage return.
  @inline(__always)
  var countBeforeLineEnd: Int {
    let feed = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let carriageReturn = word ^ 0x0D0D_0D0D_0D0D_0D0D
    let ones: UInt64 = 0x0101_0101_0101_0101
    return count(before: (feed &- ones) & ~feed | (carriageReturn &- ones) & ~carriageReturn)
  }

  /// How many bytes begin a character: all but those of the form 10xxxxxx.
  @inline(__always)
  var characterCount: Int {
    Self.size &- (word & (~word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
  }

  @inline(__always)
  private func count(before found: UInt64) -> Int {
    (found & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
  }
}
