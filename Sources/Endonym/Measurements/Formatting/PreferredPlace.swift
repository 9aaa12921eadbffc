#if !canImport(Darwin)
  /// Where a part stands in a measurement of several units.
  enum PreferredPlace: Sendable {
    /// It is the only one.
    case alone
    /// The first, with the sign.
    case leading
    case middle
    /// The last, with the fraction.
    case last

    /// The places of so many parts.
    static func places(count: Int) -> [PreferredPlace] {
      if count < 2 { return [.alone] }
      return [.leading] + Array(repeating: .middle, count: count - 2) + [.last]
    }
  }
#endif
