/// The scalars that leave no ink and no plain space: a report spells them out.
///
/// Source: `Default_Ignorable_Code_Point` (DerivedCoreProperties.txt, Unicode Character Database),
/// with the controls (Cc) and the line and paragraph separators (Zl, Zp).
enum InvisibleScalars {
  /// Whether nothing shows where the scalar stands.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    case 0x00AD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164: true
    case 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// Whether the scalar only shapes its neighbours, as in emoji and in Persian and Indic words.
  ///
  /// U+200C, U+200D (Unicode core specification, section 23.2) and variation selectors (23.4).
  static func isJoiner(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether the scalar is a space that looks like U+0020 and isn't (Zs).
  static func isUnusualSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00A0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
