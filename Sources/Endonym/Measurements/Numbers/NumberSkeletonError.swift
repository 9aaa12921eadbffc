#if !canImport(Darwin)
  /// Why a number's format style has no skeleton.
  enum NumberSkeletonError: Error, Hashable {
    /// A count of digits is below zero, or more than ICU can show.
    case digitCount(Int)
    /// A scale or an increment is too large or too small to be written as a decimal number.
    case decimal(Double)
  }
#endif
