/// Tells whether a text holds letters that are written from right to left.
enum RightToLeft {
  /// Whether any scalar lies in a block whose default direction is R or AL.
  ///
  /// Blocks from the header of `DerivedBidiClass.txt`, Unicode Character Database.
  static func occurs(in text: String) -> Bool {
    // The lead bytes of the scalars below; nearly every text has none of them.
    let mayOccur = text.utf8.contains { (0xD6...0xE0).contains($0) || $0 >= 0xEF }
    return mayOccur && text.unicodeScalars.contains { contains($0.value) }
  }

  private static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
