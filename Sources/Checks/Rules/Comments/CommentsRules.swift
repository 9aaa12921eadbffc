extension RuleRegistry {
  /// The rules about comments for the translator.
  static let commentsRules: [any Rule] = [
    MissingCommentRule(),
    CommentPlaceholdersRule(),
    UnnamedPlaceholderRule(),
  ]
}
