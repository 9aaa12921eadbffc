#if !canImport(Darwin)
  import Foundation

  /// What Foundation encodes of a number's format style.
  struct EncodedNumberStyle: Decodable {
    /// The options that were set.
    let options: EncodedNumberOptions

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case options = "collection"
      case locale
    }

    init(from decoder: any Decoder) throws {
      options = try decoder.exhaustiveContainer(keyedBy: CodingKeys.self)
        .decode(EncodedNumberOptions.self, forKey: .options)
    }
  }
#endif
