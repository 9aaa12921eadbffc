#if !canImport(Darwin)
  import Foundation

  /// The ICU number skeleton that says what a number's format style says.
  ///
  /// With it ICU formats a number and its unit at once, so that the unit's plural form is the one
  /// of the digits that are shown.
  ///
  /// It rests on Foundation's private encoding: a style keeps its options to itself, but encodes
  /// them (`Codable`), and the skeleton is rebuilt from there. A test compares what ICU makes of
  /// the skeletons with what the styles themselves give. An encoding with anything unknown in it
  /// is an error.
  ///
  /// Source: ICU User Guide, chapter "Number Skeletons".
  struct NumberSkeleton: Hashable, Sendable {
    /// The skeleton's tokens; it is empty for a style without options.
    let text: String

    /// Rebuilds the skeleton of a style; the style's locale is no part of it.
    ///
    /// Throws `DecodingError` if Foundation's encoding of the style is not as expected, and
    /// `NumberSkeletonError` if an option is out of ICU's range.
    init(_ style: FloatingPointFormatStyle<Double>) throws {
      text = try Self.options(of: style).skeleton()
    }

    /// Rebuilds the skeleton of a style as far as ICU can take it.
    ///
    /// Counts of digits are brought into ICU's range, a scale or an increment that is beyond it is
    /// left out, and all other options are kept. Throws `DecodingError` if Foundation's encoding of
    /// the style is not as expected.
    init(closestTo style: FloatingPointFormatStyle<Double>) throws {
      text = try Self.options(of: style).withinRange.skeleton()
    }

    private static func options(
      of style: FloatingPointFormatStyle<Double>
    ) throws -> EncodedNumberOptions {
      // JSON has no numbers that aren't finite, which a scale or an increment can be.
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(EncodedNumberStyle.self, from: encoder.encode(style)).options
    }
  }
#endif
