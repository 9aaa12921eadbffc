/// What a source rule wants to be shown, and the words without which a file can't hold it.
public struct SourceInterests: Sendable {
  /// Names of functions, initializers and methods, as written before the parenthesis.
  public var calls: Set<String>
  /// Names of members that are read, not called.
  public var members: Set<String>
  /// Whether the rule looks at every string literal.
  public var literals: Bool
  /// Whether the rule looks at expressions joined by operators.
  public var sequences: Bool
  /// Whether the rule looks at declarations of variables.
  public var variables: Bool
  /// Whether the rule looks at whole files.
  public var files: Bool
  /// Words of which a file must hold one for the rule to find anything; empty for any file.
  public var triggers: Set<String>
  /// Whether no file need be parsed for the rule's sake; it looks at those that others want parsed.
  public var onlyWhereParsed: Bool

  /// Creates interests; `nil` as triggers means the names of calls and members, which is right unless
  /// the rule also looks at something else.
  public init(
    calls: Set<String> = [], members: Set<String> = [], literals: Bool = false,
    sequences: Bool = false, variables: Bool = false, files: Bool = false,
    triggers: Set<String>? = nil, onlyWhereParsed: Bool = false
  ) {
    self.calls = calls
    self.members = members
    self.literals = literals
    self.sequences = sequences
    self.variables = variables
    self.files = files
    self.onlyWhereParsed = onlyWhereParsed
    self.triggers =
      triggers ?? (literals || sequences || variables || files ? [] : calls.union(members))
  }
}
