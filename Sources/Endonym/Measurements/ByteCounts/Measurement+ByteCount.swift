#if !canImport(Darwin)
  public import Foundation

  extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// A style that writes an amount of information as a count of bytes, as in "1.2 MB".
    ///
    /// Source: Apple's documentation of `Measurement.FormatStyle.ByteCount`.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
      /// What the bytes are of, which decides whether a kilobyte has 1,000 or 1,024.
      public typealias Style = ByteCountFormatStyle.Style
      /// Units that a count may be told in.
      public typealias Units = ByteCountFormatStyle.Units

      /// What the bytes are of.
      public var style: Style
      /// The units that the count may be told in.
      public var allowedUnits: Units
      /// Whether none is told by a word, as in "Zero kB".
      public var spellsOutZero: Bool
      /// Whether the number of bytes follows, as in "1 kB (1,024 bytes)".
      public var includesActualByteCount: Bool
      /// The locale whose words and digits are used.
      public var locale: Locale

      /// Creates a style.
      ///
      /// - Parameters:
      ///   - style: What the bytes are of.
      ///   - allowedUnits: The units that the count may be told in.
      ///   - spellsOutZero: Whether none is told by a word.
      ///   - includesActualByteCount: Whether the number of bytes follows.
      ///   - locale: The locale whose words and digits are used.
      public init(
        style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool,
        locale: Locale
      ) {
        self.style = style
        self.allowedUnits = allowedUnits
        self.spellsOutZero = spellsOutZero
        self.includesActualByteCount = includesActualByteCount
        self.locale = locale
      }

      /// The same style as attributed text.
      public var attributed: Measurement<UnitInformationStorage>.AttributedStyle.ByteCount {
        .init(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount, locale: locale)
      }

      /// The text of an amount of information.
      public func format(_ value: Measurement<UnitInformationStorage>) -> String {
        String(attributed.format(value).characters)
      }

      /// The style with another locale.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }
    }
  }

  extension Foundation.FormatStyle
  where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// A style for counts of bytes, in the current locale.
    ///
    /// - Parameters:
    ///   - style: What the bytes are of.
    ///   - allowedUnits: The units that the count may be told in.
    ///   - spellsOutZero: Whether none is told by a word.
    ///   - includesActualByteCount: Whether the number of bytes follows.
    /// - Returns: The style.
    public static func byteCount(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
      Self(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
  }
#endif
