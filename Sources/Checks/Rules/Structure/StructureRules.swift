extension RuleRegistry {
  /// The rules about the file's JSON and the catalog's format.
  static let structureRules: [any Rule] = [
    DuplicateKeyRule(),
    StrayTopLevelKeyRule(),
    UnknownFieldRule(),
    UnknownStateRule(),
    MalformedFieldRule(),
    UnknownVariationRule(),
    ConflictingContentRule(),
    LoneSurrogateRule(),
    ByteOrderMarkRule(),
  ]
}
