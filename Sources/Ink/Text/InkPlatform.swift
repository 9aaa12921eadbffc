/// Which measurer the platform has.
public enum InkPlatform {
  /// The measurer for a stack of fonts.
  ///
  /// On Linux it is HarfBuzz. On Apple's systems it is CoreText, which measures the system's own font
  /// and can't be given files: their fallback to the system's other fonts could not be ruled out.
  ///
  /// - Parameter stack: The fonts; nil for the platform's own, which are Debian's packages on Linux.
  /// - Returns: The measurer.
  /// - Throws: A ``FontError`` where a font can't be used.
  public static func measurer(for stack: FontStack?) throws(FontError) -> any TextMeasurer {
    #if canImport(CHarfBuzz)
      return try HarfBuzzMeasurer(stack ?? .debian)
    #elseif canImport(CoreText)
      if let stack {
        throw FontError(
          path: stack.families.first?.faces.first?.path ?? "fonts",
          message: "CoreText measures with the system's font, not with files",
          remedy: "Leave 'fonts' out on Apple's systems, or measure on Linux.")
      }
      return CoreTextMeasurer()
    #else
      throw FontError(
        path: "fonts", message: "this platform has neither HarfBuzz nor CoreText",
        remedy: "Measure on Linux or on one of Apple's systems.")
    #endif
  }
}
