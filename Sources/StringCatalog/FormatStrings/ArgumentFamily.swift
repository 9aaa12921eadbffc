/// The families of argument types that the formatter must not take for one another.
///
/// Reading an argument as one of another family is undefined behaviour (IEEE Std 1003.1,
/// `fprintf`): the formatter follows a number as if it were a pointer, or shows a pointer's number.
public enum ArgumentFamily: Sendable, Hashable, CaseIterable {
  /// Objects.
  case object
  /// Integers of any size and sign, and characters.
  case integer
  /// Floating-point numbers.
  case floatingPoint
  /// Floating-point numbers of the `long double` size.
  case longDouble
  /// C strings.
  case cString
  /// Strings of UTF-16 code units.
  case utf16String
  /// Pointers that are only printed.
  case pointer
  /// Pointers that are written through.
  case count

  /// Whether the formatter follows the argument as a pointer, and crashes where it is none.
  public var isFollowed: Bool {
    switch self {
    case .object, .cString, .utf16String, .count: true
    case .integer, .floatingPoint, .longDouble, .pointer: false
    }
  }
}

extension ArgumentType {
  /// The family that the type belongs to.
  public var family: ArgumentFamily {
    switch self {
    case .object: .object
    case .signedInteger, .unsignedInteger, .character, .utf16CodeUnit: .integer
    case .floatingPoint: .floatingPoint
    case .longDouble: .longDouble
    case .cString: .cString
    case .utf16String: .utf16String
    case .pointer: .pointer
    case .count: .count
    }
  }
}
