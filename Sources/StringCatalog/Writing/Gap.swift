/// The few bytes between two tokens, held without an allocation so that they can be counted.
struct Gap: Sendable, Hashable {
  private var packed: UInt64 = 0

  /// Packs at most eight bytes; nil for more.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard bytes.count <= 8 else { return nil }
    for byte in bytes.reversed() { packed = packed << 8 | UInt64(byte) }
  }

  /// The bytes as text.
  var text: String {
    var bytes: [UInt8] = []
    var rest = packed
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
