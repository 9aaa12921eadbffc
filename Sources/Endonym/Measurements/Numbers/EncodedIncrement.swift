#if !canImport(Darwin)
  /// What a number is rounded to a multiple of, as Foundation encodes it.
  struct EncodedIncrement: Decodable {
    private let value: Double

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case integer, floatingPoint
    }

    init(from decoder: any Decoder) throws {
      let increments = try decoder.exhaustiveContainer(keyedBy: CodingKeys.self)
      if let value = try increments.decodeIfPresent(Int.self, forKey: .integer) {
        self.value = Double(value)
      } else {
        value = try increments.decode(Double.self, forKey: .floatingPoint)
      }
    }

    /// The increment, or nil if it is not positive: it then has no effect.
    ///
    /// Throws `NumberSkeletonError` if the increment can't be written as a decimal number.
    func decimal() throws -> SkeletonDecimal? {
      value > 0 ? try SkeletonDecimal(value) : nil
    }
  }

  extension SkeletonDecimal {
    /// The skeleton's token for this number as an increment.
    var token: String { "precision-increment/\(text)" }
  }
#endif
