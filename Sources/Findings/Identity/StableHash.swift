/// A 64-bit hash that is the same on every machine and in every run: FNV-1a.
///
/// Offset basis and prime from the IETF draft "The FNV Non-Cryptographic Hash Algorithm". It tells
/// values apart; it protects nothing.
public struct StableHash: Sendable, Hashable {
  /// The hash of what was added so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  public init() {}

  /// Creates the hash of a text's UTF-8.
  public init(_ text: String) {
    add(text)
  }

  /// Adds a text's UTF-8.
  public mutating func add(_ text: String) {
    var copy = text
    copy.withUTF8 { bytes in
      var hash = value
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      value = hash
    }
  }

  /// Adds bytes.
  public mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var hash = value
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      value = hash
    }
  }

  /// Adds one byte, such as a separator that no text holds.
  public mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The hash as sixteen lower-case hexadecimal digits.
  public var text: String { Hexadecimal.text(of: value, digits: 16, ten: UInt8(ascii: "a")) }
}
