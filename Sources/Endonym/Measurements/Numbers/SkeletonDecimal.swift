#if !canImport(Darwin)
  import Foundation

  /// A number in a skeleton: digits with a point, and never an exponent.
  struct SkeletonDecimal: Hashable {
    /// The number's digits.
    let text: String

    /// Spells out a number.
    ///
    /// Throws `NumberSkeletonError` if it is beyond what `Decimal` holds.
    init(_ value: Double) throws {
      // Foundation writes a style's numbers as `Decimal`, too: with its digits and its limits.
      // It is asked first whether the number is finite, for `Decimal` ends the process where it
      // isn't.
      guard value.isFinite, case let decimal = Decimal(value), decimal.isFinite else {
        throw NumberSkeletonError.decimal(value)
      }
      text = decimal.description
    }

    private init(text: String) { self.text = text }

    /// The number with at least as many digits behind the point.
    func padded(toFractionLength length: Int) -> SkeletonDecimal {
      guard length > 0 else { return self }
      guard let point = text.lastIndex(of: ".") else {
        return SkeletonDecimal(text: "\(text).\(String(repeating: "0", count: length))")
      }
      let missing = length - text.distance(from: point, to: text.endIndex) + 1
      return SkeletonDecimal(text: text + String(repeating: "0", count: max(0, missing)))
    }
  }
#endif
