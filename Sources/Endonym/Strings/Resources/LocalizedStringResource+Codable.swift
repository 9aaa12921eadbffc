#if !canImport(Darwin)
  import Foundation

  extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey { case key, defaultValue, table, locale, bundle }

    /// Reads a resource that was written by this type.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let url = try container.decodeIfPresent(URL.self, forKey: .bundle)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        value: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
        table: try container.decodeIfPresent(String.self, forKey: .table),
        locale: try container.decode(Locale.self, forKey: .locale),
        bundle: url.map(BundleDescription.atURL) ?? .main)
    }

    /// Writes the resource; a class's bundle is written as its address.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(defaultValue, forKey: .defaultValue)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encode(locale, forKey: .locale)
      switch bundle {
      case .main: break
      case .forClass: try container.encode(Bundle.main.bundleURL, forKey: .bundle)
      case .atURL(let url): try container.encode(url, forKey: .bundle)
      }
    }
  }
#endif
