import Checks

/// All sources of a project, as far as they were looked at, with its catalogs.
public struct SourceProject: Sendable {
  /// A source with what is known of it.
  public struct File: Sendable {
    /// The path by which reports call it.
    public var path: String
    /// Where it lies with regard to the configuration's patterns.
    public var place: SourcePlace
    /// What parsing told; nil where no word in the file gave reason to parse it.
    public var facts: SourceFacts?
    /// The names of symbols and intents, and the keys, that the file holds outside of comments.
    public var words: UsedWords
    /// The path relative to the configuration, where `path` isn't.
    public var relativePath: String?
    /// What tells its content from another; nil where it wasn't parsed.
    public var content: FactMemory.Key?
  }

  /// The sources, ordered by path.
  public var files: [File]
  /// The catalogs; empty where none were checked along.
  public var catalogs: [InspectedCatalog]
  /// What the configuration says about sources.
  public var options: SourceOptions
  /// Whether every source of the project was looked at, so that what isn't used is known.
  public var isWhole: Bool
  /// Keys that are named where the files' facts and words don't show it, as in a storyboard.
  public var mentionedKeys: Set<String>

  /// Creates a project.
  public init(
    files: [File], catalogs: [InspectedCatalog] = [], options: SourceOptions = SourceOptions(),
    isWhole: Bool = true, mentionedKeys: Set<String> = []
  ) {
    self.files = files
    self.catalogs = catalogs
    self.options = options
    self.isWhole = isWhole
    self.mentionedKeys = mentionedKeys
  }
}

/// Which of the words that were looked for a file holds.
public struct UsedWords: Sendable, Hashable {
  /// Names that stand behind a dot, such as a generated symbol's or an intent's.
  public var members: Set<String>
  /// Whole texts of literals, such as a key's.
  public var literals: Set<String>

  /// Creates a record.
  public init(members: Set<String> = [], literals: Set<String> = []) {
    self.members = members
    self.literals = literals
  }
}
