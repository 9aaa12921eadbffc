/// The names by which rendered text is recognized.
extension RenderedText {
  /// Methods of formatters and format styles that need a formatter before the dot, by the label of
  /// their first argument.
  ///
  /// Source: Foundation's formatters.
  static let formatterLabels: Set<String> = [
    "from", "for", "fromByteCount", "fromMeters", "fromValue", "fromKilograms", "fromJoules",
    "fromFoot", "fromTimeInterval",
  ]

  /// Functions and methods whose text is a catalog's or the system's wherever they are called.
  static let lookUps: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "localizedStringWithFormat",
  ]

  /// Lists of names that the locale data give.
  ///
  /// Source: Foundation, `DateFormatter`, `Calendar`.
  static let symbolLists: Set<String> = [
    "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols",
    "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols",
    "veryShortStandaloneWeekdaySymbols", "monthSymbols", "shortMonthSymbols",
    "veryShortMonthSymbols", "standaloneMonthSymbols", "shortStandaloneMonthSymbols",
    "veryShortStandaloneMonthSymbols", "quarterSymbols", "standaloneQuarterSymbols", "eraSymbols",
    "longEraSymbols", "amSymbol", "pmSymbol",
  ]

  /// Methods that give back the text, or a part of it, in the case that it had.
  static let passingMethods: Set<String> = [
    "replacingOccurrences", "replacingCharacters", "replacing", "trimmingCharacters",
    "trimmingPrefix", "trimming", "trimmed", "prefix", "suffix", "dropFirst", "dropLast", "drop",
    "padding", "appending", "appendingFormat", "folding", "filter", "reversed", "substring",
    "applyingTransform", "components", "split", "joined", "sorted", "first", "last",
    "stripped", "removingPercentEncoding", "lowercased", "uppercased", "capitalized",
  ]

  /// Members that are the text, or a part of it.
  static let passingMembers: Set<String> = [
    "description", "first", "last", "trimmed", "characters", "localizedLowercase",
    "localizedUppercase", "localizedCapitalized", "capitalized",
    "precomposedStringWithCanonicalMapping", "decomposedStringWithCanonicalMapping",
    "unicodeScalars",
  ]

  /// Methods whose closure gives the text.
  static let mappingMethods: Set<String> = ["map", "flatMap", "compactMap"]

  /// Types whose initializers take a text over.
  static let textTypes: Set<String> = ["String", "Substring", "NSString", "Character"]
}
