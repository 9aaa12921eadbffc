/// What keeps the rules about texts fast where a text is no text.
enum TextLimits {
  /// How many places of one text a rule reports, as each quotes the whole text.
  static let places = 20
}
