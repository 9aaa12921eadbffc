/// What keeps the rules about texts fast where a text is no text.
enum TextLimits {
  /// How many places of one text a rule reports, as finding a place's line and column takes time.
  static let places = 100
}
