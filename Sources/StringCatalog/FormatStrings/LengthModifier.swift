/// The length modifier of a format specifier.
///
/// Source: Apple, "String Format Specifiers", table 2.
public enum LengthModifier: String, Sendable, Hashable, CaseIterable {
  /// `hh`: an argument of type `char`.
  case char = "hh"
  /// `h`: an argument of type `short`.
  case short = "h"
  /// `l`: an argument of type `long`; without effect on a floating-point conversion.
  case long = "l"
  /// `ll`: an argument of type `long long`.
  case longLong = "ll"
  /// `q`: an argument of type `long long`.
  case quad = "q"
  /// `L`: an argument of type `long double`.
  case longDouble = "L"
  /// `z`: an argument of type `size_t`.
  case size = "z"
  /// `t`: an argument of type `ptrdiff_t`.
  case pointerDifference = "t"
  /// `j`: an argument of type `intmax_t`.
  case maximum = "j"
}
