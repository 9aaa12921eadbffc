#if !canImport(Darwin)
  internal import _FoundationICU

  /// What a locale says about units: its region, its system of measurement, its unit of
  /// temperature.
  ///
  /// Both forms of identifiers are read, `en-US-u-rg-gbzzzz` and `en_US@rg=gbzzzz`.
  ///
  /// Source: UTS #35 Part 1, chapter "Unicode Locale Identifier", keys `rg`, `sd`, `ms` and `mu`;
  /// Part 6, chapter "Unit Preferences Overrides".
  struct UnitLocale: Sendable, Equatable {
    /// A system of measurement, by ICU's name of it.
    enum System: String, Sendable {
      case metric
      case us = "ussystem"
      case uk = "uksystem"

      /// The region whose preferences are those of the system.
      var region: String {
        switch self {
        case .metric: "001"
        case .us: "US"
        case .uk: "GB"
        }
      }
    }

    /// The region whose preferences hold, `001` where there is none.
    var region: String
    /// The system that the locale asks for, over what its region prefers.
    var system: System?
    /// The identifier of the unit of temperature that the locale asks for.
    var temperatureUnit: String?

    private static let longestValue: Int32 = 512

    /// Reads an identifier of a locale; of one that ICU can't read nothing is known.
    init(identifier: String) {
      region =
        Self.region(identifier, keyword: "rg")
        ?? Self.text { swift_uloc_getCountry(identifier, $0, $1, $2) }
        ?? Self.region(identifier, keyword: "sd")
        ?? Self.likelyRegion(identifier)
        ?? System.metric.region
      let system = Self.keyword(identifier, "measure") ?? Self.keyword(identifier, "ms")
      // ICU gives the older name of a value that a Unicode extension spells as `uksystem`.
      self.system = system.flatMap { System(rawValue: $0 == "imperial" ? "uksystem" : $0) }
      switch Self.keyword(identifier, "mu") {
      case "celsius": temperatureUnit = "celsius"
      case "kelvin": temperatureUnit = "kelvin"
      case "fahrenhe", "fahrenheit": temperatureUnit = "fahrenheit"
      default: temperatureUnit = nil
      }
    }

    private static func likelyRegion(_ identifier: String) -> String? {
      guard let full = text({ swift_uloc_addLikelySubtags(identifier, $0, $1, $2) })
      else { return nil }
      return text { swift_uloc_getCountry(full, $0, $1, $2) }
    }

    /// The region of a subdivision, as `GB` of `gbeng` or of `gbzzzz`.
    private static func region(_ identifier: String, keyword: String) -> String? {
      guard
        let value = self.keyword(identifier, keyword), (3...6).contains(value.utf8.count),
        value.utf8.prefix(2).allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) })
      else { return nil }
      let region = value.prefix(2).uppercased()
      var status = U_ZERO_ERROR
      let known = swift_uregion_getRegionFromCode(region, &status)
      return known != nil && status.rawValue <= U_ZERO_ERROR.rawValue ? region : nil
    }

    private static func keyword(_ identifier: String, _ key: String) -> String? {
      text { swift_uloc_getKeywordValue(identifier, key, $0, $1, $2) }?.lowercased()
    }

    private static func text(
      _ read: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(longestValue)) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        var status = U_ZERO_ERROR
        let length = read(start, longestValue, &status)
        guard
          status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length < longestValue
        else { return nil }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }
#endif
