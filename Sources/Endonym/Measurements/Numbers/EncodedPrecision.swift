#if !canImport(Darwin)
  /// How many digits of a number are shown, as Foundation encodes it.
  enum EncodedPrecision: Decodable {
    case significantDigits(DigitCount)
    case lengths(integer: DigitCount, fraction: DigitCount)

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case minSignificantDigits, maxSignificantDigits
      case minIntegerLength, maxIntegerLength, minFractionalLength, maxFractionalLength
    }

    init(from decoder: any Decoder) throws {
      let counts = try decoder.exhaustiveContainer(keyedBy: CodingKeys.self)
      func count(_ minimum: CodingKeys, _ maximum: CodingKeys) throws -> DigitCount {
        DigitCount(
          minimum: try counts.decode(Int?.self, forKey: minimum),
          maximum: try counts.decode(Int?.self, forKey: maximum))
      }
      if counts.contains(.minSignificantDigits) {
        self = .significantDigits(try count(.minSignificantDigits, .maxSignificantDigits))
      } else {
        self = .lengths(
          integer: try count(.minIntegerLength, .maxIntegerLength),
          fraction: try count(.minFractionalLength, .maxFractionalLength))
      }
    }

    /// The precision with its counts of digits brought into ICU's range.
    var withinRange: EncodedPrecision {
      switch self {
      case .significantDigits(let count): .significantDigits(count.withinRange(from: 1))
      case .lengths(let integer, let fraction):
        .lengths(integer: integer.withinRange(from: 0), fraction: fraction.withinRange(from: 0))
      }
    }

    /// The skeleton's tokens.
    ///
    /// Throws `NumberSkeletonError` if a count of digits is out of ICU's range.
    func tokens() throws -> [String] {
      switch self {
      case .significantDigits(let count):
        return [try count.token(required: "@", unbounded: "+")].filter { !$0.isEmpty }
      case .lengths(let integer, let fraction):
        return [try fraction.fractionToken(), try integer.integerToken()].compactMap(\.self)
      }
    }

    /// The skeleton's tokens of the precision along with an increment, which decides how a number
    /// is rounded: significant digits are then without effect.
    ///
    /// Throws `NumberSkeletonError` if a count of digits is out of ICU's range.
    func tokens(increment: SkeletonDecimal) throws -> [String] {
      guard case .lengths(let integer, let fraction) = self else { return [increment.token] }
      let length = try fraction.checked().minimum ?? 0
      return [increment.padded(toFractionLength: length).token, try integer.integerToken()]
        .compactMap(\.self)
    }
  }
#endif
