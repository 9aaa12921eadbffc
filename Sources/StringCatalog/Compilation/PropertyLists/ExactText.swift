/// A text that equals another only where all code points are the same.
///
/// Swift's own comparison takes "é" in one code point and in two for equal; Foundation's look-up of
/// a key doesn't.
public struct ExactText: Sendable, Hashable {
  /// The text.
  public var text: String

  /// Wraps a text.
  public init(_ text: String) {
    self.text = text
  }

  /// Compares code points.
  public static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Hashes code points.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText: Comparable {
  /// Orders by UTF-16 code units, as Core Foundation writes the keys of a dictionary.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    var others = right.text.utf8.makeIterator()
    for byte in left.text.utf8 {
      guard let other = others.next() else { return false }
      if byte != other { return order(of: byte) < order(of: other) }
    }
    return others.next() != nil
  }

  /// UTF-8 and UTF-16 order differ in one thing: surrogates stand before U+E000 to U+FFFF.
  private static func order(of byte: UInt8) -> UInt8 {
    byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte
  }
}
