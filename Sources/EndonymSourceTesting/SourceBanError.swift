/// Why sources can't be held against bans at all.
public struct SourceBanError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String
}
