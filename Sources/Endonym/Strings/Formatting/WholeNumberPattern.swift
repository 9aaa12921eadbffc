#if !canImport(Darwin)
  /// How a locale writes whole numbers: its digits, groups and minus sign, learned from what
  /// Foundation writes.
  ///
  /// Foundation needs microseconds for a number that is put together here in a fraction of one.
  /// What was learned counts only where it writes numbers of every length as Foundation does.
  struct WholeNumberPattern: Sendable {
    private let digits: [String]
    private let separator: String
    /// The digits of the last group, and of those before it, which differ in India.
    private let lastGroup: Int
    private let otherGroups: Int
    /// The least count of digits that is grouped.
    private let minimum: Int
    private let beforeNegative: String
    private let afterNegative: String

    private static let samples: [Int64] = [
      0, 7, 10, 42, 305, 999, 1_000, 9_876, 10_000, 98_765, 100_000, 1_234_567, 98_765_432,
      1_234_567_890_123, .max, -1, -42, -999, -9_876, -98_765, -1_234_567, -.max,
    ]

    /// Learns from a formatter; nil where its numbers aren't made of digits and groups alone.
    init?(_ format: (Int64) -> String) {
      let digits = (Int64(0)...9).map(format)
      guard digits.allSatisfy({ $0.count == 1 }), Set(digits).count == 10 else { return nil }
      self.digits = digits
      let groups = Self.groups(format(1_234_567_890_123), digits)
      separator = groups.separator
      lastGroup = groups.sizes.last ?? 0
      otherGroups = groups.sizes.dropLast().last ?? 0
      guard lastGroup > 0, groups.sizes.count == 1 || !separator.isEmpty else { return nil }
      minimum =
        groups.sizes.count == 1
        ? .max : Self.groups(format(1_234), digits).sizes.count > 1 ? 4 : 5
      let negative = format(-5).split(separator: digits[5], omittingEmptySubsequences: false)
      guard negative.count == 2 else { return nil }
      beforeNegative = String(negative[0])
      afterNegative = String(negative[1])
      guard Self.samples.allSatisfy({ text($0) == format($0) }) else { return nil }
    }

    /// The sizes of a number's groups, and what stands between them.
    private static func groups(
      _ text: String, _ digits: [String]
    ) -> (sizes: [Int], separator: String) {
      var sizes = [0]
      var separator = ""
      var isDigit = true
      for character in text {
        if digits.contains(String(character)) {
          if !isDigit { sizes.append(0) }
          sizes[sizes.count - 1] += 1
          isDigit = true
        } else {
          if isDigit { separator = "" }
          separator.append(character)
          isDigit = false
        }
      }
      return (sizes, separator)
    }

    /// A number as the locale writes it; nil for the one whose magnitude is no Int64.
    func text(_ number: Int64) -> String? {
      guard number > .min else { return nil }
      let magnitude = number.magnitude
      var power: UInt64 = 1
      var place = 0
      while magnitude / power >= 10 {
        power *= 10
        place += 1
      }
      var text = number < 0 ? beforeNegative : ""
      let isGrouped = place + 1 >= minimum
      while power > 0 {
        text += digits[Int(magnitude / power % 10)]
        if isGrouped, place >= lastGroup, (place - lastGroup) % otherGroups == 0 {
          text += separator
        }
        power /= 10
        place -= 1
      }
      return number < 0 ? text + afterNegative : text
    }
  }
#endif
