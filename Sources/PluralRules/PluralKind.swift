/// What a number says: how many there are, or which one in a row it is.
public enum PluralKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// How many: 1 file, 2 files.
  case cardinal
  /// Which one: 1st, 2nd.
  case ordinal
}
