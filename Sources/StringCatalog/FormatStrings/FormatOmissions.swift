/// The arguments that a translation may leave out.
///
/// A plural form may say "one day" without its number, where the form stands for that number only.
public struct FormatOmissions: Sendable, Hashable {
  /// The positions of the arguments that may be missing.
  public var positions: Set<Int>
  /// Whether the argument of the substitution, `%arg`, may be missing.
  public var substitutionArgument: Bool

  /// Creates a set of omissions.
  public init(positions: Set<Int> = [], substitutionArgument: Bool = false) {
    self.positions = positions
    self.substitutionArgument = substitutionArgument
  }

  /// Nothing may be missing.
  public static let none = FormatOmissions()
}
