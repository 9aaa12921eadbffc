import Checks

/// A rule about the exceptions that comments make, which is run when all else has been found.
public protocol AllowanceRule: Rule {
  /// Reports what is wrong with an exception.
  func check(_ allowance: JudgedAllowance, report: inout SourceProjectReport)
}

/// An exception with what came of it.
public struct JudgedAllowance: Sendable {
  /// The file that it stands in.
  public var path: String
  /// The exception.
  public var allowance: Allowance
  /// Whether it took a finding out.
  public var isUsed: Bool
  /// Whether its rule was run, so that it is known whether there was anything to take out.
  public var isKnown: Bool
}
