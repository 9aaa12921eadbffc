#if !canImport(Darwin)
  import Testing

  @testable import Endonym

  /// What identifiers say about units (UTS #35 Part 1, keys rg, sd, ms, mu; likely subtags of CLDR
  /// 46).
  struct UnitLocaleTests {
    @Test(
      "Regions",
      arguments: [
        ("en_US", "US"), ("en-US-u-rg-gbzzzz", "GB"), ("en_US@rg=gbzzzz", "GB"), ("de", "DE"),
        ("zh-Hant", "TW"), ("sr_Latn", "RS"), ("en_001", "001"), ("en-u-sd-gbeng", "GB"),
        ("en-US-u-sd-gbeng", "US"), ("en_US@rg=xxzzzz", "US"), ("en_US@rg=419zzz", "US"),
        ("en_US@rg=gb", "US"), ("en_US@rg=g1zzzz", "US"), ("root", "001"),
      ])
    func region(identifier: String, region: String) {
      #expect(UnitLocale(identifier: identifier).region == region)
    }

    @Test(
      "Systems of measurement, in both forms",
      arguments: [
        ("en-GB-u-ms-ussystem", UnitLocale.System.us), ("en_GB@measure=ussystem", .us),
        ("en_GB@ms=ussystem", .us), ("de-u-ms-uksystem", .uk), ("de@measure=uksystem", .uk),
        ("en-US-u-ms-metric", .metric), ("en_US@measure=nonsense", nil), ("en_US", nil),
      ])
    func system(identifier: String, system: UnitLocale.System?) {
      #expect(UnitLocale(identifier: identifier).system == system)
    }

    @Test(
      "Units of temperature, in both forms",
      arguments: [
        ("en-US-u-mu-celsius", "celsius"), ("en-GB-u-mu-fahrenhe", "fahrenheit"),
        ("en_GB@mu=fahrenheit", "fahrenheit"), ("en_US@mu=kelvin", "kelvin"),
        ("en_US@mu=meter", nil), ("en_US", nil),
      ])
    func temperature(identifier: String, unit: String?) {
      #expect(UnitLocale(identifier: identifier).temperatureUnit == unit)
    }
  }
#endif
