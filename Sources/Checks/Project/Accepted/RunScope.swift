import Findings

/// What a run looked at: nil stands for everything.
///
/// What lies beyond it was not found for want of looking, which says nothing about it.
public struct RunScope: Sendable, Hashable {
  /// The files.
  public var files: Set<FilePath>?
  /// The rules.
  public var rules: Set<String>
  /// The languages.
  public var languages: Set<String>?

  /// Creates a scope.
  public init(files: Set<FilePath>? = nil, rules: Set<String>, languages: Set<String>? = nil) {
    self.files = files
    self.rules = rules
    self.languages = languages
  }

  /// Whether the run could have found what an exception accepts.
  func contains(_ exception: AcceptedException) -> Bool {
    contains(rule: exception.rule, file: exception.catalog, language: exception.language)
  }

  /// Whether the run could have found something.
  ///
  /// - Parameters:
  ///   - rule: The rule that would find it.
  ///   - file: The catalog that it would be in.
  ///   - language: The language that it would be about; nil for none.
  /// - Returns: Whether rule, file and language were all looked at.
  public func contains(rule: String, file: FilePath, language: String?) -> Bool {
    if let files, !files.contains(file) { return false }
    if let languages, let language, !languages.contains(language) { return false }
    return rules.contains(rule)
  }
}
