/// The Swift type that Xcode gives a specifier's argument in a generated symbol.
///
/// Known from symbols that Xcode 26 generated in public projects: `%@` `String`, `%lld` and
/// `%02lld` `Int`, `%llu` `UInt`, `%d` `Int32`, `%f` and `%.1f` `Float`, `%lf` and `%g` `Double`.
/// The rest follows from the types that Foundation's string interpolation formats.
public enum SwiftArgumentType: String, Sendable, Hashable, CaseIterable {
  /// A string, for `%@`.
  case string = "String"
  /// An integer, for `%lld`, `%ld` and `%zd`.
  case int = "Int"
  /// An 8-bit integer, for `%hhd`.
  case int8 = "Int8"
  /// A 16-bit integer, for `%hd`.
  case int16 = "Int16"
  /// A 32-bit integer, for `%d`.
  case int32 = "Int32"
  /// An unsigned integer, for `%llu` and `%lx`.
  case uint = "UInt"
  /// An unsigned 8-bit integer, for `%hhu`.
  case uint8 = "UInt8"
  /// An unsigned 16-bit integer, for `%hu`.
  case uint16 = "UInt16"
  /// An unsigned 32-bit integer, for `%u` and `%x`.
  case uint32 = "UInt32"
  /// A single-precision number, for `%f`.
  case float = "Float"
  /// A double-precision number, for `%lf`, `%e`, `%g` and `%a`.
  case double = "Double"

  /// Why a specifier has no Swift type.
  public enum Absence: Error, Sendable, Hashable {
    /// Its argument is a character, a C string, a pointer or a `long double`.
    case type(ArgumentType)
    /// It has a `-` flag, as the "%-i" has that Xcode reads in "50%-ig".
    case leftJustified
    /// Its width or precision is an argument of its own, `*`.
    case variableAmount
    /// It is no argument, or a substitution's.
    case noArgument
  }

  /// Derives the type of an argument's specifier.
  ///
  /// - Throws: Why there is none.
  public init(_ specifier: FormatSpecifier) throws(Absence) {
    guard specifier.kind == .argument, let type = specifier.argumentType else {
      throw .noArgument
    }
    for case .argument? in [specifier.width, specifier.precision] { throw .variableAmount }
    if specifier.flags.contains(.leftJustified) { throw .leftJustified }
    switch type {
    case .object: self = .string
    case .signedInteger(let size): self = Self.signed(size)
    case .unsignedInteger(let size): self = Self.unsigned(size)
    case .floatingPoint: self = Self.floating(specifier)
    case .longDouble, .character, .utf16CodeUnit, .cString, .utf16String, .pointer, .count:
      throw .type(type)
    }
  }

  private static func signed(_ size: ArgumentType.IntegerSize) -> SwiftArgumentType {
    switch size {
    case .char: .int8
    case .short: .int16
    case .int: .int32
    case .long: .int
    }
  }

  private static func unsigned(_ size: ArgumentType.IntegerSize) -> SwiftArgumentType {
    switch size {
    case .char: .uint8
    case .short: .uint16
    case .int: .uint32
    case .long: .uint
    }
  }

  private static func floating(_ specifier: FormatSpecifier) -> SwiftArgumentType {
    switch specifier.conversion {
    case .fixedPoint, .uppercaseFixedPoint:
      specifier.lengthModifier == .long ? .double : .float
    default: .double
    }
  }
}
