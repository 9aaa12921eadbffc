#if !canImport(Darwin)
  import Foundation

  extension String.LocalizationValue: Codable {
    private enum CodingKeys: String, CodingKey { case key, arguments }

    /// Reads a value that was written by this type.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        arguments: try container.decode([LocalizationArgument].self, forKey: .arguments))
    }

    /// Writes the key and its arguments; a value with a format style or with attributes is written
    /// as its text.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(arguments, forKey: .arguments)
    }
  }

  extension LocalizationArgument: Codable {
    private enum CodingKeys: String, CodingKey {
      case number, text, resource, placeholder
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let number = try container.decodeIfPresent(LocalizationNumber.self, forKey: .number) {
        self = .number(number)
      } else if let text = try container.decodeIfPresent(String.self, forKey: .text) {
        self = .text(text)
      } else if let resource = try container.decodeIfPresent(
        LocalizedStringResource.self, forKey: .resource)
      {
        self = .resource(resource)
      } else {
        self = .placeholder(
          try container.decode(String.LocalizationValue.Placeholder.self, forKey: .placeholder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .number(let number): try container.encode(number, forKey: .number)
      case .text(let text): try container.encode(text, forKey: .text)
      case .attributed(let text): try container.encode(String(text.characters), forKey: .text)
      case .resource(let resource): try container.encode(resource, forKey: .resource)
      case .styled(let styled):
        try container.encode(String(styled.text.characters), forKey: .text)
      case .placeholder(let placeholder): try container.encode(placeholder, forKey: .placeholder)
      }
    }
  }
#endif
