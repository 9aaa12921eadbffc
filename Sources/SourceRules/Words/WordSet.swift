/// Words to look for in sources, found by their hashes.
///
/// Two words of one hash would make a file be parsed, or a key count as used, that needn't; at 64
/// bits that doesn't happen by chance.
struct WordSet: Sendable {
  private var words: [UInt64: String] = [:]
  /// A bit for a part of every hash in the set, so that most words need no look into the dictionary.
  private var sieve: [UInt64]

  private static let sieveBits: UInt64 = 1 << 16

  init(_ words: some Sequence<String>) {
    sieve = Array(repeating: 0, count: Int(Self.sieveBits / 64))
    for word in words {
      var copy = word
      let hash = copy.withUTF8(Self.hash)
      self.words[hash] = word
      let bit = hash % Self.sieveBits
      sieve[Int(bit / 64)] |= 1 << (bit % 64)
    }
  }

  /// The word that some bytes spell, where it belongs to the set.
  func word(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let hash = Self.hash(bytes)
    let bit = hash % Self.sieveBits
    guard sieve[Int(bit / 64)] & (1 << (bit % 64)) != 0 else { return nil }
    return words[hash]
  }

  /// FNV-1a, as for the identity of findings.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}
