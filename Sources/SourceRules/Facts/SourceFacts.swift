import Findings

/// What was learned from parsing one source; it depends on its bytes, its place and the
/// configuration alone, so that it can be remembered by them.
public struct SourceFacts: Sendable, Hashable, Codable {
  /// What the rules found, in the order of the file.
  public var findings: [SourceFinding] = []
  /// Whether the parser had to skip some of it.
  public var hasSyntaxErrors = false
  /// The places that look up a text.
  public var uses: [LocalizedUse] = []
  /// The file's own functions and initializers that look a text up.
  public var routines: [DeclaredRoutine] = []
  /// The names of the types that the file declares, at any depth.
  public var declaredTypes: Set<String> = []
  /// Those of them that lie in no other type.
  public var outermostTypes: Set<String> = []
  /// The date intents that it declares.
  public var intents: [DeclaredIntent] = []
  /// The names of the types that it makes date intents, where they are declared or elsewhere.
  public var intentTypes: Set<String> = []
  /// The date formats outside of the rulebook, in the order of the file.
  public var rawFormats: [RawDateFormat] = []
  /// The keys that comments say are put together at run time.
  public var dynamicKeys: [DynamicKey] = []
  /// The exceptions that its comments make.
  public var allowances: [Allowance] = []
  /// The places that fill a slot.
  public var slotUses: [SlotUse] = []

  /// Creates facts about an empty file.
  public init() {}
}

/// A place in a source, as an editor shows it.
public struct SourcePosition: Sendable, Hashable, Codable {
  /// The UTF-8 offset in the file.
  public var offset: Int
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode code points.
  public var column: Int

  /// Creates a position.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

/// A case of an enumeration of date intents.
public struct DeclaredIntent: Sendable, Hashable, Codable {
  /// The enumeration.
  public var type: String
  /// The case.
  public var name: String
  /// Where the case's name stands.
  public var position: SourcePosition
}

/// Keys that the code puts together at run time: `// endonym:keys level.* -- why`.
public struct DynamicKey: Sendable, Hashable, Codable {
  /// The keys, `*` standing for any text.
  public var pattern: String
  /// Where the comment stands.
  public var position: SourcePosition
}

/// An exception in a comment: `// endonym:allow rule -- reason`.
public struct Allowance: Sendable, Hashable, Codable {
  /// The rule; empty where the comment names none.
  public var rule: String
  /// The reason; empty where there is none.
  public var reason: String
  /// Where the comment stands.
  public var position: SourcePosition
  /// The line that the comment is about: its own, or the next one with code where it stands alone.
  public var line: Int
}
