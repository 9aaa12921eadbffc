#if !canImport(Darwin)
  import Foundation

  /// An argument of a catalog's text.
  public enum CatalogArgument: Sendable, Hashable {
    /// A whole number, by which a plural can be chosen.
    case integer(Int)
    /// A number with a fraction, by which a plural can be chosen.
    case number(Double)
    /// A text.
    case text(String)
    /// A text that keeps its attributes, such as those of a figure.
    case attributed(AttributedString)
  }

  extension CatalogArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringLiteral
  {
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// Creates a number with a fraction.
    public init(floatLiteral value: Double) { self = .number(value) }

    /// Creates a text.
    public init(stringLiteral value: String) { self = .text(value) }
  }
#endif
