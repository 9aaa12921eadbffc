#if !canImport(Darwin)
  /// The locales in which preferred units are compared with ICU's.
  enum OracleLocales {
    static let languages = [
      "ar", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "id", "it",
      "ja", "ko", "nb", "nl", "pl", "pt", "ro", "ru", "sv", "th", "tr", "uk", "vi", "zh-Hans",
      "zh-Hant",
    ]

    /// Regions that differ in some usage, and some that have no preferences of their own.
    static let regions = ["001", "150", "419", "AU", "CH", "IE", "LR", "ZA"]

    /// What overrides the region, in both forms of identifiers.
    static let overrides = [
      "en-US-u-rg-gbzzzz", "en_US@rg=gbzzzz", "de@rg=uszzzz", "en@rg=cazzzz", "en-u-sd-gbeng",
      "en_GB@rg=xxzzzz", "en_US@rg=419zzz", "en-GB-u-ms-ussystem", "en_GB@measure=ussystem",
      "en_US@measure=uksystem", "de@measure=uksystem", "en-US-u-ms-metric", "en_GB@measure=metric",
      "en_CA@measure=metric", "en_CA@measure=ussystem", "en_CA@measure=uksystem",
      "en_US@measure=uksystem;rg=cazzzz", "en-US-u-mu-celsius", "en-US-u-mu-kelvin",
      "en-GB-u-mu-fahrenhe", "en_GB@mu=fahrenheit", "en_US@mu=nonsense", "en_US@measure=nonsense",
      "root", "und", "en_US_POSIX", "sr_Latn", "zh-Hans-CN-u-nu-hanidec", "ar-EG-u-nu-latn",
    ]

    /// All of them, and those regions that a usage tells apart.
    static func all(regions own: [String]) -> [String] {
      languages + Set(regions + own).sorted().map { "en_\($0)" } + overrides
    }
  }
#endif
