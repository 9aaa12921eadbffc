/// Languages in which a noun stays as it is after any number.
///
/// CLDR lists `one` and `other` for them, and its unit patterns (CLDR 46, long form of day, week,
/// month, year, hour, minute, second, meter, kilometer, mile, degree, liter, byte, gram and pixel)
/// are the same for both.
enum UninflectedNouns {
  /// The languages as CLDR's plural rules list them.
  static let languages: Set<String> = [
    "as", "az", "bn", "ceb", "eu", "fa", "fil", "hu", "hy", "ka", "kk", "ky", "ml", "mn", "ne",
    "si", "tk", "tl", "tr", "ug", "uz",
  ]
}
