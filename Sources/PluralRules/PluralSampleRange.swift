/// A sample of CLDR's: one number as written, or a run of them such as `2~16` or `0.0~1.5`.
public struct PluralSampleRange: Sendable, Hashable, CustomStringConvertible {
  /// The first number, as CLDR writes it.
  public let first: String
  /// The last number of a run; the same as `first` for a single number.
  public let last: String

  init(_ text: Substring) {
    let ends = text.split(separator: "~")
    first = String(ends.first ?? "")
    last = String(ends.last ?? "")
  }

  /// The sample as CLDR writes it, with `~` between the ends of a run.
  public var description: String { first == last ? first : "\(first)~\(last)" }

  /// The numbers of the sample as written, a run in steps of its last visible digit.
  public var values: [String] {
    guard first != last, let low = Self.digits(first), let high = Self.digits(last), low <= high
    else { return [first] }
    let decimals = first.utf8.reversed().firstIndex(of: 0x2E).map {
      first.utf8.reversed().distance(from: first.utf8.reversed().startIndex, to: $0)
    }
    return (low...high).map { Self.number($0, decimals: decimals ?? 0) }
  }

  private static func digits(_ text: String) -> Int? { Int(text.filter { $0 != "." }) }

  private static func number(_ digits: Int, decimals: Int) -> String {
    guard decimals > 0 else { return String(digits) }
    let text = String(digits)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - text.count)) + text
    return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}
