/// Writes lengths as reports do: at most two decimals, none where there are none.
enum Points {
  static func text(_ points: Double) -> String {
    guard points.isFinite, points.magnitude < 1e12 else { return "\(points)" }
    let hundredths = Int((points * 100).rounded())
    let sign = hundredths < 0 ? "−" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}
