/// The SHA-256 digest of bytes (FIPS 180-4), by which reports name font files and a page its script.
///
/// Foundation has none on Linux, and a package for one digest would be too much.
public struct SHA256: Sendable {
  private var state: State = .initial

  /// The digest in hexadecimal digits.
  public static func hexadecimalDigest(of bytes: UnsafeRawBufferPointer) -> String {
    var digest = SHA256()
    let whole = bytes.count / 64 * 64
    digest.compress(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
    // FIPS 180-4, 5.1.1: a one bit, zeros, and the length in bits as 64 bits.
    var tail = [UInt8](bytes[whole...])
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(bytes.count) &* 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    tail.withUnsafeBytes { digest.compress($0) }
    return digest.state.words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Takes whole blocks of 64 bytes in.
  private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
    var state = state
    Self.roundConstants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        var offset = 0
        while offset < blocks.count {
          for index in 0..<16 {
            let word = blocks.loadUnaligned(fromByteOffset: offset &+ index &* 4, as: UInt32.self)
            schedule[index] = UInt32(bigEndian: word)
          }
          for index in 16..<64 {
            let early = schedule[index &- 15]
            let late = schedule[index &- 2]
            let first = rotated(early, 7) ^ rotated(early, 18) ^ (early &>> 3)
            let second = rotated(late, 17) ^ rotated(late, 19) ^ (late &>> 10)
            schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
          }
          state.mix(schedule, constants)
          offset &+= 64
        }
      }
    }
    self.state = state
  }

  /// The eight working words.
  private struct State {
    var a, b, c, d, e, f, g, h: UInt32

    /// FIPS 180-4, 5.3.3.
    static let initial = State(
      a: 0x6a09_e667, b: 0xbb67_ae85, c: 0x3c6e_f372, d: 0xa54f_f53a, e: 0x510e_527f,
      f: 0x9b05_688c, g: 0x1f83_d9ab, h: 0x5be0_cd19)

    var words: [UInt32] { [a, b, c, d, e, f, g, h] }

    /// Mixes a block in; the words change their roles from round to round instead of their places.
    @inline(__always)
    mutating func mix(
      _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) {
      var (a, b, c, d, e, f, g, h) = (a, b, c, d, e, f, g, h)
      var index = 0
      while index < 64 {
        round(a, b, c, &d, e, f, g, &h, schedule[index] &+ constants[index])
        round(h, a, b, &c, d, e, f, &g, schedule[index &+ 1] &+ constants[index &+ 1])
        round(g, h, a, &b, c, d, e, &f, schedule[index &+ 2] &+ constants[index &+ 2])
        round(f, g, h, &a, b, c, d, &e, schedule[index &+ 3] &+ constants[index &+ 3])
        round(e, f, g, &h, a, b, c, &d, schedule[index &+ 4] &+ constants[index &+ 4])
        round(d, e, f, &g, h, a, b, &c, schedule[index &+ 5] &+ constants[index &+ 5])
        round(c, d, e, &f, g, h, a, &b, schedule[index &+ 6] &+ constants[index &+ 6])
        round(b, c, d, &e, f, g, h, &a, schedule[index &+ 7] &+ constants[index &+ 7])
        index &+= 8
      }
      self = State(
        a: self.a &+ a, b: self.b &+ b, c: self.c &+ c, d: self.d &+ d, e: self.e &+ e,
        f: self.f &+ f, g: self.g &+ g, h: self.h &+ h)
    }
  }

  /// FIPS 180-4, 4.2.2.
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  (word &>> count) | (word &<< (32 &- count))
}

/// One round (FIPS 180-4, 6.2.2, step 3).
@inline(__always)
private func round(
  _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
  _ h: inout UInt32, _ input: UInt32
) {
  let second = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
  let choice = (e & f) ^ (~e & g)
  let sum = h &+ second &+ choice &+ input
  let first = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
  let majority = (a & b) ^ (a & c) ^ (b & c)
  d = d &+ sum
  h = sum &+ first &+ majority
}
