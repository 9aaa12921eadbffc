import Findings

/// What a rule found in one source, before path and configuration have their say.
public struct SourceFinding: Sendable, Hashable, Codable {
  /// The rule's identifier.
  public var rule: String
  /// The UTF-8 offset in the file.
  public var offset: Int
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode code points.
  public var column: Int
  /// What is wrong: lower case at its start, names quoted, no full stop.
  public var message: String
  /// What to do, as a full sentence.
  public var remedy: String
  /// Why it matters, where not for the rule's own reason.
  public var consequence: String?
  /// The severity where the configuration names none, if not the rule's own.
  public var severity: Severity?
  /// The line of code, without its indentation.
  public var quoted: String
  /// The part of the line at fault, as UTF-8 offsets in it.
  public var marked: Range<Int>
  /// The edits that mend it; empty where that takes a person.
  public var edits: [SourceEdit]
  /// The name of a type that, where the project itself declares it, isn't the one that the rule is
  /// about, so that there is nothing to find.
  public var unlessDeclared: String?
}
