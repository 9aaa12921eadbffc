#if !canImport(Darwin)
  /// How a number is rounded, by the numbers that Foundation encodes.
  enum EncodedRoundingRule: Int, Decodable {
    case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero

    /// The skeleton's token.
    var token: String {
      switch self {
      case .toNearestOrAwayFromZero: "rounding-mode-half-up"
      case .toNearestOrEven: "rounding-mode-half-even"
      case .up: "rounding-mode-ceiling"
      case .down: "rounding-mode-floor"
      case .towardZero: "rounding-mode-down"
      case .awayFromZero: "rounding-mode-up"
      }
    }
  }
#endif
