/// How many columns of a terminal a text takes.
public enum DisplayWidth {
  /// The columns of one user-perceived character: 0, 1 or 2, more for stacked spacing marks.
  ///
  /// Wide and full-width scalars take two columns (UAX #11), nonspacing and enclosing marks none; an
  /// emoji sequence (UTS #51) takes two, however many emoji it joins.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return columns(of: first)
    }
    if first.value >= 0x23, first.properties.isEmoji, scalars.contains(where: joinsEmoji) {
      return 2
    }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a text that is shown as it stands.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return InvisibleScalars.contains(value) ? 0 : 1 }
    if WideScalars.contains(value) { return 2 }
    // Jamo vowels and finals join the syllable that a leading consonant began.
    if (0x1160...0x11FF).contains(value) || InvisibleScalars.contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private static func joinsEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0F, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}
