#if !canImport(Darwin)
  import Foundation

  extension String.LocalizationValue {
    /// Collects a literal's text and interpolations.
    ///
    /// Percent signs of the text are doubled, since a key with arguments is a format. Source:
    /// developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [LocalizationArgument] = []
      private let isFormat: Bool

      /// Creates a collection with room for a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
        arguments.reserveCapacity(interpolationCount)
        isFormat = interpolationCount > 0
      }

      /// Appends text.
      public mutating func appendLiteral(_ literal: String) {
        guard isFormat, Self.hasPercentSign(literal) else {
          key += literal
          return
        }
        for scalar in literal.unicodeScalars {
          if scalar == "%" { key.unicodeScalars.append("%") }
          key.unicodeScalars.append(scalar)
        }
      }

      private static func hasPercentSign(_ literal: String) -> Bool {
        var literal = literal
        return literal.withUTF8 { bytes in
          guard let start = bytes.baseAddress else { return false }
          return memchr(start, Int32(UInt8(ascii: "%")), bytes.count) != nil
        }
      }

      fileprivate mutating func append(_ argument: LocalizationArgument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  extension String.LocalizationValue.StringInterpolation {
    /// Interpolates a text, `%@`.
    ///
    /// A call from another module would convert it through the protocol, which takes longer than
    /// the whole look-up.
    public mutating func appendInterpolation(_ string: String) {
      append(.text(string), "%@")
    }

    /// Interpolates a whole number, `%lld`.
    public mutating func appendInterpolation(_ value: Int) {
      #if _pointerBitWidth(_32)
        append(.number(.signed(Int64(value))), "%d")
      #else
        append(.number(.signed(Int64(value))), "%lld")
      #endif
    }

    /// Interpolates a part of a text, `%@`.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      append(.text(String(string)), "%@")
    }

    /// Interpolates a number with the specifier of its type.
    public mutating func appendInterpolation<Number: FormatSpecifiable>(_ value: Number) {
      append(.number(value.localizationNumber), Number.formatSpecifier)
    }

    /// Interpolates a number with a specifier such as `%.1f` or `%02lld`.
    public mutating func appendInterpolation(_ value: some FormatSpecifiable, specifier: String) {
      append(.number(value.localizationNumber), specifier)
    }

    /// Interpolates a text with its attributes, `%@`.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(.attributed(attributed), "%@")
    }

    /// Interpolates another localized text, `%@`.
    ///
    /// It is looked up in the outer text's locale, unless it has one of its own.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), "%@")
    }

    /// Interpolates a value as a format style writes it, `%@`.
    ///
    /// A style without a locale of its own writes in the text's locale.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append(.styled(StyledArgument(value, format) { AttributedString($0) }), "%@")
    }

    /// Interpolates a value as a format style writes it, with its attributes, `%@`.
    ///
    /// A style without a locale of its own writes in the text's locale.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == AttributedString {
      append(.styled(StyledArgument(value, format) { $0 }), "%@")
    }

    /// Interpolates a value as a formatter writes it, `%@`.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.text(formatter.string(for: subject) ?? String(describing: subject)), "%@")
    }

    /// Interpolates a value that names its own localized text, `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation(
      _ value: some CustomLocalizedStringResourceConvertible
    ) {
      append(.resource(value.localizedStringResource), "%@")
    }

    /// Leaves a place for an argument, with the specifier of its kind.
    public mutating func appendInterpolation(
      placeholder: String.LocalizationValue.Placeholder
    ) {
      append(.placeholder(placeholder), placeholder.specifier)
    }

    /// Leaves a place for an argument, with a specifier such as `%.1f`.
    public mutating func appendInterpolation(
      placeholder: String.LocalizationValue.Placeholder, specifier: String
    ) {
      append(.placeholder(placeholder), specifier)
    }

    /// Interpolates any other value by its description, `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(.text(String(describing: value)), "%@")
    }
  }
#endif
