#if !canImport(Darwin)
  /// An option that Foundation encodes within an object of its own.
  struct EncodedOption<Option: Decodable>: Decodable {
    let option: Option

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case option
    }

    init(from decoder: any Decoder) throws {
      option = try decoder.exhaustiveContainer(keyedBy: CodingKeys.self)
        .decode(Option.self, forKey: .option)
    }
  }
#endif
