#if !canImport(Darwin)
  import Foundation

  extension String {
    /// A localized text's key with the arguments of its placeholders.
    ///
    /// It has the shape of Foundation's `String.LocalizationValue` on Apple's systems, so that a
    /// call compiles against either. Source: developer.apple.com/documentation/swift/string/
    /// localizationvalue.
    public struct LocalizationValue: Sendable, Hashable, ExpressibleByStringInterpolation {
      /// The key: the text, with a format specifier for every interpolation.
      let key: String
      /// The arguments in the order of the interpolations.
      let arguments: [LocalizationArgument]

      init(key: String, arguments: [LocalizationArgument]) {
        self.key = key
        self.arguments = arguments
      }

      /// Creates a value without arguments; percent signs stay as they are.
      public init(_ value: String) {
        self.init(key: value, arguments: [])
      }

      /// Creates a value without arguments; percent signs stay as they are.
      public init(stringLiteral value: String) {
        self.init(key: value, arguments: [])
      }

      /// Creates a value from a literal with interpolations.
      public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
      }
    }
  }

  extension String.LocalizationValue {
    /// What an argument that comes later will be.
    ///
    /// Source: developer.apple.com/documentation/swift/string/localizationvalue/placeholder.
    public enum Placeholder: String, Sendable, Hashable, Codable {
      /// A signed whole number, `%lld`.
      case int
      /// An unsigned whole number, `%llu`.
      case uint
      /// A single-precision number, `%f`.
      case float
      /// A double-precision number, `%lf`.
      case double
      /// A text, `%@`.
      case object

      /// The format specifier.
      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }
  }
#endif
