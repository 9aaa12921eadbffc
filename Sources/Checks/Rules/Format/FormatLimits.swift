import StringCatalog

/// How much of a text the rules about specifiers look at, so that no text takes them long.
enum FormatLimits {
  /// The most specifiers of a text, `%%` apart, that are compared: as many arguments as the
  /// formatter reads.
  static let specifiers = FormatSignature.largestPosition
  /// The most findings of one rule about one text, and the most specifiers that a message lists.
  static let findings = 16
}

extension FormatString {
  /// Whether the text has more specifiers than are compared.
  var exceedsLimit: Bool {
    specifiers.count > FormatLimits.specifiers
      && specifiers.lazy.filter { $0.kind != .percentSign }.count > FormatLimits.specifiers
  }
}
