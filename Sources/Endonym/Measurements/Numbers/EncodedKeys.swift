#if !canImport(Darwin)
  /// A key of an encoding by its spelling, known or not.
  struct EncodedKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  extension Decoder {
    /// The values by their keys, if all that are there are among those that the keys' type knows.
    ///
    /// Throws `DecodingError` if there is another.
    func exhaustiveContainer<Key: CodingKey & CaseIterable>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      let known = type.allCases.map(\.stringValue)
      for key in try container(keyedBy: EncodedKey.self).allKeys
      where !known.contains(key.stringValue) {
        throw DecodingError.dataCorrupted(
          .init(codingPath: codingPath + [key], debugDescription: "unknown option"))
      }
      return try container(keyedBy: type)
    }
  }
#endif
