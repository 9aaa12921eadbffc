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
    /// Throws `EncodingError` if a scale or an increment is not finite, `DecodingError` if
    /// Foundation's encoding of the style is not as expected, and `NumberSkeletonError` if an
    /// option is out of ICU's range.
    init(_ style: FloatingPointFormatStyle<Double>) throws {
      let encoded = try JSONEncoder().encode(style)
      text = try JSONDecoder().decode(EncodedNumberStyle.self, from: encoded).options.skeleton()
    }
  }
#endif
