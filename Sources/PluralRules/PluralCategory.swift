/// One of the six plural categories that CLDR sorts numbers into.
///
/// Which of them a language has, and which numbers each covers, its rules say. Source: UTS 35,
/// part 3, "Language Plural Rules".
public enum PluralCategory: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  /// Orders categories as CLDR lists them: zero, one, two, few, many, other.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.rank < right.rank
  }

  var rank: UInt8 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// Reads a category back from its rank; an unknown rank means `other`.
  init(rank: UInt8) {
    switch rank {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }
}
