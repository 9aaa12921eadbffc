#if !canImport(Darwin)
  /// How many digits of one kind are shown, at least and at most.
  struct DigitCount: Hashable {
    let minimum: Int?
    let maximum: Int?

    /// The most digits that a skeleton can ask ICU for.
    private static let limit = 999

    /// The nearest count within ICU's range, which begins with a least number of digits.
    func withinRange(from least: Int) -> DigitCount {
      let range = least...Self.limit
      let lower = minimum.map { min(max($0, range.lowerBound), range.upperBound) }
      let upper = maximum.map { min(max($0, lower ?? range.lowerBound), range.upperBound) }
      return DigitCount(minimum: lower, maximum: upper)
    }

    /// The count itself if it is within ICU's range.
    ///
    /// Throws `NumberSkeletonError` if it isn't.
    func checked() throws -> DigitCount {
      for count in [minimum, maximum].compactMap(\.self) where !(0...Self.limit).contains(count) {
        throw NumberSkeletonError.digitCount(count)
      }
      if let minimum, let maximum, maximum < minimum {
        throw NumberSkeletonError.digitCount(maximum)
      }
      return self
    }

    /// The digits behind the point as a token, or nil if nothing is said of them.
    func fractionToken() throws -> String? {
      if minimum == nil && maximum == nil { return nil }
      return maximum == 0 ? "precision-integer" : "." + (try token(required: "0", unbounded: "+"))
    }

    /// The digits before the point as a token, or nil if nothing is said of them.
    func integerToken() throws -> String? {
      if minimum == nil && maximum == nil { return nil }
      let count = try checked()
      let least = count.minimum ?? 0
      guard let most = count.maximum else {
        return "integer-width/+" + String(repeating: "0", count: least)
      }
      return most == 0
        ? "integer-width/*"
        : "integer-width/" + String(repeating: "#", count: most - least)
          + String(repeating: "0", count: least)
    }

    /// The signs for digits that must be shown, followed by those for digits that may be.
    func token(required: String, unbounded: String) throws -> String {
      let count = try checked()
      let least = count.minimum ?? 0
      return String(repeating: required, count: least)
        + (count.maximum.map { String(repeating: "#", count: $0 - least) } ?? unbounded)
    }
  }
#endif
