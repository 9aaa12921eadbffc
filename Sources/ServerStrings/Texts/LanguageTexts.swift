/// A file's texts in one language.
struct LanguageTexts {
  /// The language as it is spelled.
  var language: String
  /// Where the language is named: a UTF-8 offset; 0 where the file's path names it.
  var offset: Int
  /// The texts.
  var texts: [FlatText]
}

/// What a file was found to hold.
struct FileTexts {
  /// The texts by language, in the order of the file.
  var languages: [LanguageTexts]
  /// What is questionable; where `language` is nil, the first name of a path is the language.
  var issues: [TextIssue]
  /// The language that the file's path names.
  var language: String?
}
