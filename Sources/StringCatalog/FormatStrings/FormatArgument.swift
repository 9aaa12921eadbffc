/// An argument of a format string: what its specifiers take from one position.
public struct FormatArgument: Sendable, Hashable {
  /// What the argument is used for.
  public enum Role: Sendable, Hashable {
    /// It is shown.
    case value
    /// It is a field width or a precision, `*`.
    case amount
    /// A substitution of that name counts it and may show it.
    case substitution(String)
  }

  /// The position, from 1.
  public var position: Int
  /// What the formatter takes; `nil` for a substitution that isn't defined.
  public var type: ArgumentType?
  /// How it is shown; `nil` for a width, and for a substitution that isn't defined.
  public var conversion: FormatConversion?
  /// The label, as in `%(name)@`.
  public var label: String?
  /// What it is used for.
  public var role: Role
  /// The specifiers that use it, as UTF-8 offsets in the text, in order.
  public var ranges: [Range<Int>]

  /// Creates an argument.
  public init(
    position: Int, type: ArgumentType?, conversion: FormatConversion? = nil,
    label: String? = nil, role: Role = .value, ranges: [Range<Int>] = []
  ) {
    self.position = position
    self.type = type
    self.conversion = conversion
    self.label = label
    self.role = role
    self.ranges = ranges
  }
}
