/// The digits that dates are written with.
public enum DateDigits: Sendable, Hashable {
  /// The locale's own, as CLDR has them: ٠–٩ in Egypt, 0–9 in the Emirates.
  case locale
  /// 0–9 everywhere.
  case western
  /// A numbering system of CLDR's, such as `deva`.
  case numberingSystem(String)
}
