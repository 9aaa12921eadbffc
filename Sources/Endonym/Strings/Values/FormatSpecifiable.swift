#if !canImport(Darwin)
  import Foundation

  /// A number that has a format specifier of its own in a localized text's key.
  ///
  /// Foundation on Apple's systems calls it `_FormatSpecifiable`. The specifiers are those of
  /// SwiftUI's public interface, `formatSpecifier(_:)`, which Foundation shares.
  public protocol FormatSpecifiable: Hashable, Sendable {
    /// The specifier of the type in a key, such as `%lld`.
    static var formatSpecifier: String { get }
    /// The value as an argument of a text.
    var localizationNumber: LocalizationNumber { get }
  }

  /// A number in a localized text, as wide as the widest type of its kind.
  public enum LocalizationNumber: Sendable, Hashable, Codable {
    /// A signed whole number.
    case signed(Int64)
    /// An unsigned whole number.
    case unsigned(UInt64)
    /// A number with a fraction.
    case floatingPoint(Double)
  }

  extension FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
    /// `%d` for up to 32 bits, otherwise `%lld`.
    public static var formatSpecifier: String { bitWidth > 32 ? "%lld" : "%d" }
    /// The number itself.
    public var localizationNumber: LocalizationNumber { .signed(Int64(truncatingIfNeeded: self)) }
  }

  extension FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
    /// `%u` for up to 32 bits, otherwise `%llu`.
    public static var formatSpecifier: String { bitWidth > 32 ? "%llu" : "%u" }
    /// The number itself.
    public var localizationNumber: LocalizationNumber {
      .unsigned(UInt64(truncatingIfNeeded: self))
    }
  }

  extension Int: FormatSpecifiable {}
  extension Int8: FormatSpecifiable {}
  extension Int16: FormatSpecifiable {}
  extension Int32: FormatSpecifiable {}
  extension Int64: FormatSpecifiable {}
  extension UInt: FormatSpecifiable {}
  extension UInt8: FormatSpecifiable {}
  extension UInt16: FormatSpecifiable {}
  extension UInt32: FormatSpecifiable {}
  extension UInt64: FormatSpecifiable {}

  extension Float: FormatSpecifiable {
    /// `%f`.
    public static var formatSpecifier: String { "%f" }
    /// The number itself.
    public var localizationNumber: LocalizationNumber { .floatingPoint(Double(self)) }
  }

  extension Double: FormatSpecifiable {
    /// `%lf`.
    public static var formatSpecifier: String { "%lf" }
    /// The number itself.
    public var localizationNumber: LocalizationNumber { .floatingPoint(self) }
  }

  extension CGFloat: FormatSpecifiable {
    /// `%lf`.
    public static var formatSpecifier: String { "%lf" }
    /// The number itself.
    public var localizationNumber: LocalizationNumber { .floatingPoint(Double(self)) }
  }
#endif
