#if !canImport(Darwin)
  /// When a number's sign is shown, as Foundation encodes it.
  struct EncodedSignStrategy: Decodable {
    private let positive: Display
    private let negative: Display
    private let zero: Display

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case positive, negative, zero
    }

    init(from decoder: any Decoder) throws {
      let signs = try decoder.exhaustiveContainer(keyedBy: CodingKeys.self)
      positive = try signs.decode(Display.self, forKey: .positive)
      negative = try signs.decode(Display.self, forKey: .negative)
      zero = try signs.decode(Display.self, forKey: .zero)
    }

    /// The skeleton's token.
    var token: String {
      switch (positive, negative, zero) {
      case (.always, _, .always): "sign-always"
      case (.always, _, .hidden): "sign-except-zero"
      case (.hidden, .always, _): "sign-auto"
      case (.hidden, .hidden, _): "sign-never"
      }
    }

    private enum Display: Int, Decodable {
      case always, hidden
    }
  }
#endif
