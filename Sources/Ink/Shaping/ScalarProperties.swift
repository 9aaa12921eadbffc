/// What shaping has to know of a character.
struct ScalarProperties {
  /// The script as HarfBuzz's tag; 0 for Common, Inherited and Unknown (UAX 24).
  var script: UInt32 = 0
  /// What else it is.
  var traits: ScalarTraits = []
  /// Its part in grapheme clusters.
  var graphemeBreak: GraphemeBreak = .other
}

/// What a character is.
struct ScalarTraits: OptionSet {
  let rawValue: UInt16

  /// It makes UAX 9 necessary.
  static let rightToLeft = ScalarTraits(rawValue: 1 << 0)
  /// It settles a paragraph's direction as left to right (UAX 9, P2).
  static let strongLeft = ScalarTraits(rawValue: 1 << 1)
  /// It is drawn as nothing by any font (Default_Ignorable_Code_Point).
  static let ignorable = ScalarTraits(rawValue: 1 << 2)
  /// It is a space that HarfBuzz can make of any font's.
  static let space = ScalarTraits(rawValue: 1 << 3)
  /// It is a picture unless a selector says otherwise (UTS 51, Emoji_Presentation).
  static let emojiPresentation = ScalarTraits(rawValue: 1 << 4)
  /// It can be a part of a sequence of emoji (Extended_Pictographic).
  static let pictographic = ScalarTraits(rawValue: 1 << 5)
  /// It is a digit or sign that emoji fonts have for keycaps only.
  static let keycapBase = ScalarTraits(rawValue: 1 << 6)
  /// It opens a pair of brackets (Bidi_Paired_Bracket_Type).
  static let opensBracket = ScalarTraits(rawValue: 1 << 7)
  /// It closes a pair of brackets.
  static let closesBracket = ScalarTraits(rawValue: 1 << 8)
  /// It may be joined with the character before it or after it in a grapheme cluster.
  static let mayJoin = ScalarTraits(rawValue: 1 << 9)

  /// Whatever one run of the first font can't do.
  static let complex: ScalarTraits = [.rightToLeft, .emojiPresentation, .mayJoin]
}

/// The part of a character in grapheme clusters (UAX 29, table 2).
enum GraphemeBreak: UInt8 {
  case other
  case control
  case extend
  case zeroWidthJoiner
  case spacingMark
  case prepend
  case regionalIndicator
  case leadingJamo
  case vowelJamo
  case trailingJamo
  case openSyllable
  case closedSyllable
}
