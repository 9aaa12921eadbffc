#if !canImport(Darwin)
  public import Foundation

  extension Measurement.AttributedStyle where UnitType == UnitInformationStorage {
    /// A style that writes an amount of information as a count of bytes, in runs.
    ///
    /// Its runs have the attribute `byteCount`. More bytes than fit in 64 bits are told in
    /// petabytes, and their runs, as those of what is no number, have the attribute `measurement`.
    ///
    /// Source: Apple's documentation of `Measurement.AttributedStyle.ByteCount`.
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

      /// The text of an amount of information, in runs.
      public func format(_ value: Measurement<UnitInformationStorage>) -> AttributedString {
        let bytes = value.converted(to: .bytes).value
        guard let count = Int64(exactly: bytes.rounded(.toNearestOrEven)) else {
          return uncounted(bytes)
        }
        // A part of a byte is shown as none, but is not none.
        let spellsOutZero = spellsOutZero && bytes == 0
        return ByteCountFormatStyle(
          style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
          includesActualByteCount: includesActualByteCount, locale: locale
        ).attributed.format(count)
      }

      /// The style with another locale.
      public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
      }

      private func uncounted(_ bytes: Double) -> AttributedString {
        let petabyte = style == .memory || style == .binary ? 0x1p50 : 1e15
        let numbers = FloatingPointFormatStyle<Double>(locale: locale)
          .precision(.fractionLength(...2))
        return Measurement<UnitInformationStorage>.FormatStyle(
          width: .abbreviated, locale: locale, usage: .asProvided, numberFormatStyle: numbers
        ).attributed.format(Measurement(value: bytes / petabyte, unit: .petabytes))
      }
    }
  }
#endif
