/// The samples that CLDR gives for a category, whole numbers apart from decimals.
public struct PluralSamples: Sendable, Hashable {
  /// Samples without a decimal point, such as `0~15`, `100` and, in compact form, `1c6`.
  public let integers: [PluralSampleRange]
  /// Samples with a decimal point, such as `0.0~1.5` and `1.1c6`.
  public let decimals: [PluralSampleRange]
  /// Whether there are more whole numbers than the samples.
  public let hasMoreIntegers: Bool
  /// Whether there are more decimals than the samples.
  public let hasMoreDecimals: Bool

  /// Reads "0, 2~16, …|0.0~1.5": whole numbers, a bar, decimals.
  init(_ text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    (integers, hasMoreIntegers) = Self.list(parts.first ?? "")
    (decimals, hasMoreDecimals) = Self.list(parts.last ?? "")
  }

  private static func list(_ text: Substring) -> ([PluralSampleRange], Bool) {
    let items = text.split { $0 == "," || $0 == " " }
    let ranges = items.filter { $0 != "…" }.map(PluralSampleRange.init)
    return (ranges, items.last == "…")
  }
}
